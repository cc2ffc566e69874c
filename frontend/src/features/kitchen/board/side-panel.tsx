import { Button } from '#ui/button'
import { joinClasses } from '#ui/class-names'
import { Heading } from '#ui/heading'
import { XIcon } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { isStaff } from '#shared/accounts/access'
import { useSession } from '#base/session/session'
import { useWords } from '#base/language/use-words'
import { usePracticeMode } from './board-contexts'
import { useSearchParams } from 'wouter'
import type { Station } from '#shared/menu/contract'
import { KITCHEN_PANEL_KEY } from '#base/storage/storage-keys'
import { deviceStorage } from '#base/storage/storage'
import { parseStation } from '../tickets/tickets'
import controls from './board-controls.module.css'
import styles from './side-panel.module.css'

const names = ['all-day', 'later', 'recall', 'out', 'intake', 'end-of-day'] as const
export type BoardPanel = (typeof names)[number]
/** Panels that only staff may open. */
const ofStaff: ReadonlySet<BoardPanel> = new Set(['out', 'intake', 'end-of-day'])

/** The keys of a bump bar that toggle panels. */
const keys: Readonly<Record<string, BoardPanel>> = { a: 'all-day', l: 'later', r: 'recall', o: 'out', i: 'intake' }

/**
 * Returns whether the user may open a panel. On a practice board, the intake and the end of the
 * day are closed because they are real.
 */
export function useCanOpenPanel(): (panel: BoardPanel) => boolean {
  const { user } = useSession()
  const isPractice = usePracticeMode() !== null
  if (isPractice) return (panel) => panel !== 'intake' && panel !== 'end-of-day'
  return (panel) => !ofStaff.has(panel) || isStaff(user)
}

export const getPanelForKey = (key: string): BoardPanel | undefined => keys[key.toLowerCase()]

/** Moves the focus to a panel that a key opened, so that the next key acts there. */
const focusOpenPanel = () => requestAnimationFrame(() => document.getElementById('kitchen-panel')?.focus())

const parsePanel = (text: string | null): BoardPanel | null => names.find((name) => name === text) ?? null

/** The panels that a phone offers without opening the tools. */
const quick = ['out', 'intake'] as const satisfies readonly BoardPanel[]
const isQuick = (panel: BoardPanel): boolean => quick.some((one) => one === panel)

type PanelButtonsProps = {
  readonly open: BoardPanel | null
  readonly counts: Readonly<Partial<Record<BoardPanel, number | string>>>
  readonly onChoose: (panel: BoardPanel | null) => void
}

export const PanelButtons = ({ open, counts, onChoose }: PanelButtonsProps) => {
  const { panels } = useWords().board
  const offered = names.filter(useCanOpenPanel())
  return (
    <div className={styles.buttons}>
      {offered.map((name) => (
        <Button
          key={name}
          variant={open === name ? 'subtle' : 'outline'}
          className={joinClasses(styles.button, isQuick(name) && controls.onWide)}
          aria-expanded={open === name}
          aria-controls="kitchen-panel"
          onClick={() => onChoose(open === name ? null : name)}
        >
          {panels.names[name]}
          {counts[name] ? <span className={styles.count}>{counts[name]}</span> : null}
        </Button>
      ))}
    </div>
  )
}

/** 86 and Pause orders on a phone, where the other panels are behind the tools. */
export const QuickPanelButtons = ({ open, onChoose }: Omit<PanelButtonsProps, 'counts'>) => {
  const { panels } = useWords().board
  const offered = quick.filter(useCanOpenPanel())
  return (
    <div className={styles.quickButtons}>
      {offered.map((name) => (
        <Button
          key={name}
          variant={open === name ? 'subtle' : 'outline'}
          className={controls.narrow}
          aria-expanded={open === name}
          aria-controls="kitchen-panel"
          onClick={() => onChoose(open === name ? null : name)}
        >
          {panels.names[name]}
        </Button>
      ))}
    </div>
  )
}

type SidePanelProps = { readonly panel: BoardPanel; readonly onClose: () => void; readonly children: ReactNode }

/** A panel next to the tickets on wide screens, else above them. */
export function SidePanel({ panel, onClose, children }: SidePanelProps) {
  const { panels } = useWords().board
  return (
    <aside
      id="kitchen-panel"
      className={styles.panel}
      tabIndex={-1}
      aria-label={panels.names[panel]}
      onKeyDown={({ key }) => key === 'Escape' && onClose()}
    >
      <div className={styles.head}>
        <Heading as="h2" size="md">
          {panels.names[panel]}
        </Heading>
        <Button
          variant="ghost"
          className={controls.iconOnly}
          aria-label={panels.close(panels.names[panel])}
          onClick={onClose}
        >
          <XIcon />
        </Button>
      </div>
      {children}
    </aside>
  )
}

/**
 * A board's settings: its station in the address, so that a screen can bookmark it, and its panel
 * on this device.
 */
export function useBoardSettings() {
  const [search, setSearch] = useSearchParams()
  const mayOpen = useCanOpenPanel()
  const isPractice = usePracticeMode() !== null
  const [chosen, setChosen] = useState<BoardPanel | null>(() =>
    isPractice ? null : parsePanel(deviceStorage.getItem(KITCHEN_PANEL_KEY)),
  )
  const panel = chosen && mayOpen(chosen) ? chosen : null
  const setPanel = (next: BoardPanel | null) => {
    setChosen(next)
    if (!isPractice) deviceStorage.setItem(KITCHEN_PANEL_KEY, next ?? '')
  }
  return {
    station: parseStation(search.get('station')),
    setStation: (station: Station | null) =>
      setSearch((current) => {
        const next = new URLSearchParams(current)
        if (station) next.set('station', station)
        else next.delete('station')
        return next
      }),
    panel,
    setPanel,
    /** Toggles a panel by its key. */
    onPanelKey: (to: BoardPanel) => {
      if (!mayOpen(to)) return
      setPanel(panel === to ? null : to)
      focusOpenPanel()
    },
  }
}
