import { Button } from '#ui/button'
import { joinClasses } from '#ui/class-names'
import type { ReactNode } from 'react'
import type { Station } from '#shared/menu/contract'
import { useWords } from '#base/language/use-words'
import { SoundButton } from '../sound/use-sound'
import { PracticeLink, StationTabs, ToolBar } from './board-controls'
import styles from './board-controls.module.css'
import { IntakeSign } from './intake-sign'
import { PanelButtons, QuickPanelButtons, type BoardPanel } from './side-panel'
import type { BoardViewState } from './use-board-view'

/** A board's filter: its control and a summary of the choice. */
export type BoardFilterControl = { readonly choice: ReactNode; readonly summary: string }

type BoardToolBarProps = {
  readonly view: BoardViewState
  readonly filter: BoardFilterControl | undefined
  readonly station: Station | null
  readonly onStation: (station: Station | null) => void
  readonly panel: BoardPanel | null
  readonly onPanel: (panel: BoardPanel | null) => void
}

/** The board's filter, station and panels, with sound and keyboard help always visible. */
export function BoardToolBar({ view, filter, station, onStation, panel, onPanel }: BoardToolBarProps) {
  const { board: words, tickets } = useWords()
  const { sound, setHelpShown } = view
  const settings = [filter?.summary ?? [], station ? tickets.stations[station] : []].flat()
  return (
    <ToolBar
      summary={settings.length > 0 ? settings.join(' · ') : words.tools.all}
      visibleControls={
        <>
          <QuickPanelButtons open={panel} onChoose={onPanel} />
          <SoundButton state={sound.state} onTurn={sound.turn} />
          <Button
            variant="outline"
            className={joinClasses(styles.iconOnly, styles.onWide)}
            aria-label={words.tools.keys}
            onClick={() => setHelpShown(true)}
          >
            ?
          </Button>
          <IntakeSign onPanel={onPanel} />
        </>
      }
    >
      {filter?.choice}
      <StationTabs station={station} onChoose={onStation} />
      <PanelButtons open={panel} counts={view.counts} onChoose={onPanel} />
      <PracticeLink on="narrow" />
    </ToolBar>
  )
}
