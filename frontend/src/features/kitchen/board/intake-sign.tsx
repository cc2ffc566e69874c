import { Suspense } from 'react'
import { lazyComponent } from '#base/loading/lazy-component'
import { usePracticeMode } from './board-contexts'
import { useCanOpenPanel } from './side-panel'

/** Loaded after the tickets, because it is rarely needed. */
const IntakeBoardStatus = lazyComponent(
  async () => (await import('../intake/intake-board-status')).IntakeBoardStatus,
  'IntakeBoardStatus',
)

/** Says on a board that orders are paused or slower; staff open the panel with it. */
export function IntakeSign({ onPanel }: { readonly onPanel: (panel: 'intake') => void }) {
  const canOpen = useCanOpenPanel()
  if (usePracticeMode() !== null) return null
  return (
    <Suspense fallback={null}>
      <IntakeBoardStatus onOpen={canOpen('intake') ? () => onPanel('intake') : undefined} />
    </Suspense>
  )
}
