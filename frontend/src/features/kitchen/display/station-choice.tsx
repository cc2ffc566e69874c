import { Suspense, useState } from 'react'
import type { DisplayStation } from '#shared/kitchen/ticket-items'
import { RenderNothing, lazyComponent } from '#base/loading/lazy-component'
import { KITCHEN_DISPLAY_KEY, KITCHEN_POST_KEY } from '#base/storage/storage-keys'
import { deviceStorage } from '#base/storage/storage'
import type { Board } from '../board/use-board'
import { useCounterDevice } from '../counter/counter-device'
import { useTablet } from '../tablet/use-tablet'
import { BumpQuestion } from './bump-question'

const StationDialog = lazyComponent(
  async () => (await import('./station-dialog')).StationDialog,
  'StationDialog',
  RenderNothing,
)

const isUndecided = () =>
  deviceStorage.getItem(KITCHEN_POST_KEY) === null && deviceStorage.getItem(KITCHEN_DISPLAY_KEY) === null

type StationChoiceProps = {
  /** Whether the device shows a display already. */
  readonly isDisplay: boolean
  readonly onChoose: () => void
  readonly board: Pick<Board, 'chooseBump'>
}

/**
 * Asks a new kitchen tablet once what it shows; the choice opens the display. Then, as on every new
 * board, it asks how tickets move.
 */
export function StationChoice({ isDisplay, onChoose, board: bumping }: StationChoiceProps) {
  useCounterDevice()
  const tablet = useTablet()
  const [isOpen, setOpen] = useState(isUndecided)
  if (!tablet || !isOpen || isDisplay) return <BumpQuestion board={bumping} />
  const choose = (post: DisplayStation | null) => {
    deviceStorage.setItem(KITCHEN_POST_KEY, post ?? '')
    setOpen(false)
    onChoose()
  }
  return (
    <Suspense fallback={null}>
      <StationDialog tabletName={tablet.name} onChoose={choose} onClose={() => setOpen(false)} />
    </Suspense>
  )
}
