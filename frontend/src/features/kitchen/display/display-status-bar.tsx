import type { ReactNode } from 'react'
import { Button } from '#ui/button'
import { joinClasses } from '#ui/class-names'
import { isSiteLocation, useLocationConfig, usePolicy } from '#base/location/location'
import { useWords } from '#base/language/use-words'
import styles from '../board/board-controls.module.css'
import { IntakeSign } from '../board/intake-sign'
import { ConnectionPill } from './connection-pill'
import { QuickPanelButtons, type BoardPanel } from '../board/side-panel'
import { usePracticeMode } from '../board/board-contexts'
import type { Board } from '../board/use-board'
import type { BoardViewState } from '../board/use-board-view'
import { useShowCounter } from '../counter/counter-device'
import { SoundPrompt } from '../sound/use-sound'
import { TabletSign } from '../tablet/tablet-bar'
import { DisplayTools } from './display-tools'
import type { useDisplaySettings } from './use-display'
import { Clock, ClockWarning, ConnectionWarning, Pager, PostChoice, type Pages } from './status-bar-items'

export type StatusFigure = { readonly label: string; readonly value: number }

type DisplayStatusBarProps = {
  readonly board: Board
  readonly view: BoardViewState
  readonly figures: readonly StatusFigure[]
  readonly settings: ReturnType<typeof useDisplaySettings>
  readonly pages: Pages
  readonly filter: ReactNode
  readonly panel: BoardPanel | null
  readonly onPanel: (panel: BoardPanel | null) => void
  readonly onRecall: () => void
  readonly onLeave: () => void
}

/** The display's line of status and controls, and on a kitchen tablet who works on it. */
export function DisplayStatusBar(props: DisplayStatusBarProps) {
  const { board, view, figures, settings, pages, filter, panel, onPanel, onRecall, onLeave } = props
  const { tools } = useWords().board
  const location = useLocationConfig()
  const { showsTestBanner } = usePolicy()
  const isPractice = usePracticeMode() !== null
  const showCounter = useShowCounter()
  return (
    <div className="state" data-live={board.live.state}>
      {!isPractice && <ConnectionPill state={board.live.state} />}
      <span className="where">
        <Clock />
        {showsTestBanner && (
          <small>
            {tools.testSite}
            <span> · {tools.notLive}</span>
          </small>
        )}
      </span>
      <strong className="name" data-other={!isSiteLocation(location) || undefined}>
        {location.name}
      </strong>
      {!isPractice && <TabletSign />}
      <ConnectionWarning board={board} />
      <ClockWarning />
      <dl>
        {figures.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {!isPractice && (
        <>
          <IntakeSign onPanel={onPanel} />
          <SoundPrompt sound={view.sound} />
        </>
      )}
      <Button
        className={joinClasses('recall', styles.narrow)}
        variant="outline"
        disabled={!board.bumped && view.recalled.length === 0}
        onClick={board.bumped ? onRecall : () => onPanel('recall')}
      >
        {tools.recall} {board.bumped && `#${board.bumped.ticketNumber}`}
      </Button>
      <Pager {...pages} />
      <PostChoice post={settings.post} onChoose={settings.setPost} onCounter={isPractice ? undefined : showCounter} />
      <QuickPanelButtons open={panel} onChoose={onPanel} />
      <DisplayTools settings={settings} view={view} panel={panel} onPanel={onPanel} filter={filter} onLeave={onLeave} />
    </div>
  )
}
