import { Button } from '#ui/chakra/button'
import { Grid } from '@chakra-ui/react/grid'
import { Text } from '@chakra-ui/react/text'
import { useState } from 'react'
import { displayStations, type DisplayStation } from '#shared/kitchen/ticket-items'
import { KITCHEN_DISPLAY_KEY, KITCHEN_POST_KEY } from '#base/storage/storage-keys'
import { deviceStorage } from '#base/storage/storage'
import { Dialog, DialogBody } from '#ui/dialog'
import { useWords } from '#base/language/use-words'
import { LanguageChoice } from '#base/language/language-choice'
import type { Board } from '../board/use-board'
import { useCounterDevice, useShowCounter } from '../counter/counter-device'
import { useTablet } from '../tablet/use-tablet'
import { BumpQuestion } from './bump-question'

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
  const { board, tickets } = useWords()
  const { questions: words } = board
  const tablet = useTablet()
  const [isOpen, setOpen] = useState(isUndecided)
  const showCounter = useShowCounter()
  if (!tablet || !isOpen || isDisplay) return <BumpQuestion board={bumping} />
  const choose = (post: DisplayStation | null) => {
    deviceStorage.setItem(KITCHEN_POST_KEY, post ?? '')
    setOpen(false)
    onChoose()
  }
  return (
    <Dialog title={words.whatShows(tablet.name)} size="lg" onClose={() => setOpen(false)}>
      <DialogBody>
        <LanguageChoice />
        <Text my="4">{words.opensAtOnce}</Text>
        <Grid templateColumns="repeat(auto-fill, minmax(10rem, 1fr))" gap="3">
          <Button height="16" variant="outline" onClick={() => choose(null)}>
            {words.wholeKitchen}
          </Button>
          {displayStations.map((post) => (
            <Button key={post} height="16" variant="outline" onClick={() => choose(post)}>
              {tickets.stations[post]}
            </Button>
          ))}
          <Button height="16" variant="outline" onClick={showCounter}>
            {board.counter}
          </Button>
        </Grid>
      </DialogBody>
    </Dialog>
  )
}
