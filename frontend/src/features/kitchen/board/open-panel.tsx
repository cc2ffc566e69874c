import { Suspense } from 'react'
import { usePracticeMode } from './board-contexts'
import { lazyComponent, lazyStaticComponent } from '#base/loading/lazy-component'
import type { BoardViewState } from './use-board-view'
import { SidePanel, type BoardPanel } from './side-panel'
import { loadPanels } from './use-preloaded'

const AllDay = lazyStaticComponent(async () => (await loadPanels()).AllDayPanel, 'AllDayPanel')
const Later = lazyStaticComponent(async () => (await loadPanels()).LaterPanel, 'LaterPanel')
const Recall = lazyStaticComponent(async () => (await loadPanels()).RecallPanel, 'RecallPanel')

/** Loaded on demand, so that the board itself loads faster. */
const Intake = lazyComponent(async () => (await import('../intake/intake-control')).IntakeControl, 'IntakeControl')

const RunOut = lazyComponent(async () => (await import('#features/inventory')).EightySixControl, 'EightySixControl')

const EndOfDay = lazyComponent(
  async () => (await import('../end-of-day/end-of-day-panel')).EndOfDayPanel,
  'EndOfDayPanel',
)

type OpenPanelProps = { readonly panel: BoardPanel; readonly view: BoardViewState; readonly onClose: () => void }

/** The availability panel; on a practice board, for sample dishes. */
function RunOutPart({ view }: Pick<OpenPanelProps, 'view'>) {
  const practice = usePracticeMode()
  const activeDishIds = view.onBoard.flatMap(({ orderItems }) => orderItems.map(({ menuItemId }) => menuItemId))
  if (practice) return practice.runOut(activeDishIds)
  return <RunOut activeDishIds={activeDishIds} tickets={[...view.onBoard, ...view.held]} />
}

/** The open panel next to the tickets. */
export const OpenPanel = ({ panel, view, onClose }: OpenPanelProps) => (
  <SidePanel panel={panel} onClose={onClose}>
    <Suspense fallback={null}>
      {panel === 'all-day' && <AllDay tickets={view.onBoard} />}
      {panel === 'later' && <Later tickets={view.held} />}
      {panel === 'recall' && <Recall tickets={view.recalled} />}
      {panel === 'out' && <RunOutPart view={view} />}
      {panel === 'end-of-day' && <EndOfDay view={view} />}
      {panel === 'intake' && <Intake />}
    </Suspense>
  </SidePanel>
)
