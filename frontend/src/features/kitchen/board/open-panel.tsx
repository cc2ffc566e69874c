import { AllDayPanel, LaterPanel, RecallPanel } from './panels'
import { Suspense } from 'react'
import { usePracticeMode } from './board-contexts'
import { lazyComponent } from '#base/loading/lazy-component'
import type { BoardViewState } from './use-board-view'
import { SidePanel, type BoardPanel } from './side-panel'

/** Loaded on demand, so that the board itself loads faster. */
const Intake = lazyComponent(async () => (await import('../intake/intake-control')).IntakeControl, 'IntakeControl')

const RunOut = lazyComponent(async () => (await import('#features/inventory')).EightySixControl, 'EightySixControl')

const EndOfDay = lazyComponent(async () => (await import('./end-of-day-panel')).EndOfDayPanel, 'EndOfDayPanel')

type OpenPanelProps = { readonly panel: BoardPanel; readonly view: BoardViewState; readonly onClose: () => void }

/** The availability panel; on a practice board, for sample dishes. */
function RunOutPart({ view }: Pick<OpenPanelProps, 'view'>) {
  const practice = usePracticeMode()
  const activeDishIds = view.onBoard.flatMap(({ orderItems }) => orderItems.map(({ menuItemId }) => menuItemId))
  if (practice) return practice.runOut(activeDishIds)
  return (
    <Suspense fallback={null}>
      <RunOut activeDishIds={activeDishIds} tickets={[...view.onBoard, ...view.held]} />
    </Suspense>
  )
}

/** The open panel next to the tickets. */
export const OpenPanel = ({ panel, view, onClose }: OpenPanelProps) => (
  <SidePanel panel={panel} onClose={onClose}>
    {panel === 'all-day' && <AllDayPanel tickets={view.onBoard} />}
    {panel === 'later' && <LaterPanel tickets={view.held} />}
    {panel === 'recall' && <RecallPanel tickets={view.recalled} />}
    {panel === 'out' && <RunOutPart view={view} />}
    {panel === 'end-of-day' && (
      <Suspense fallback={null}>
        <EndOfDay view={view} />
      </Suspense>
    )}
    {panel === 'intake' && (
      <Suspense fallback={null}>
        <Intake />
      </Suspense>
    )}
  </SidePanel>
)
