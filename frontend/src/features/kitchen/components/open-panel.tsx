import { Suspense } from 'react'
import { lazily } from '#base/loading/lazily'
import type { View } from '../use-board-view'
import { AllDayPanel } from './all-day-panel'
import { usePractice } from '../practice-context'
import { LaterPanel, RecallPanel } from './panels'
import { SidePanel } from './side-panel'
import type { Panel } from './side-panel'

/** Comes when it is first asked for: a board is to be there at once. */
const Intake = lazily(() => import('#features/intake'), 'IntakeControl')
const RunOut = lazily(async () => {
  const { RunOutControl } = await import('#features/inventory')
  return { RunOutControl }
}, 'RunOutControl')

type OpenPanelProps = { readonly panel: Panel; readonly view: View; readonly onClose: () => void }

/** The dishes of this kitchen; on a practice board, those that were made up. */
function RunOutPart({ view }: Pick<OpenPanelProps, 'view'>) {
  const practice = usePractice()
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
