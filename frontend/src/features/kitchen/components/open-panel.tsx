import { Suspense } from 'react'
import { lazyComponent } from '#base/loading/lazily'
import type { BoardViewState } from '../use-board-view'
import { AllDayPanel } from './all-day-panel'
import { usePracticeMode } from '../practice-context'
import { LaterPanel, RecallPanel } from './panels'
import { SidePanel } from './side-panel'
import type { BoardPanel } from './side-panel'

/** Comes when it is first asked for: a board is to be there at once. */
const Intake = lazyComponent(() => import('#features/intake'), 'IntakeControl')
const RunOut = lazyComponent(async () => {
  const { EightySixControl } = await import('#features/inventory')
  return { EightySixControl }
}, 'EightySixControl')

type OpenPanelProps = { readonly panel: BoardPanel; readonly view: BoardViewState; readonly onClose: () => void }

/** The dishes of this kitchen; on a practice board, those that were made up. */
function RunOutPart({ view }: Pick<OpenPanelProps, 'view'>) {
  const practice = usePracticeMode()
  const atWork = view.onBoard.flatMap(({ orderItems }) => orderItems.map(({ menuItemId }) => menuItemId))
  if (practice) return practice.runOut(atWork)
  return (
    <Suspense fallback={null}>
      <RunOut atWork={atWork} />
    </Suspense>
  )
}

/** The panel that stands open beside the tickets. */
export const OpenPanel = ({ panel, view, onClose }: OpenPanelProps) => (
  <SidePanel panel={panel} onClose={onClose}>
    {panel === 'all-day' && <AllDayPanel tickets={view.onBoard} />}
    {panel === 'later' && <LaterPanel tickets={view.held} />}
    {panel === 'recall' && <RecallPanel tickets={view.recalled} />}
    {panel === 'out' && <RunOutPart view={view} />}
    {panel === 'intake' && (
      <Suspense fallback={null}>
        <Intake />
      </Suspense>
    )}
  </SidePanel>
)
