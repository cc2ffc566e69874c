import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react'
import { Button, ButtonLink } from '#ui/button'
import { joinClasses } from '#ui/class-names'
import { useWords } from '#base/language/use-words'
import styles from '../board/board-controls.module.css'
import { PanelButtons, type BoardPanel } from '../board/side-panel'
import { StaffLinks } from '../board/staff-links'
import { LanguageChoice } from '#base/language/language-choice'
import { usePracticeMode } from '../board/board-contexts'
import type { BoardViewState } from '../board/use-board-view'
import type { DisplayDensity, useDisplaySettings } from './use-display'

const sizes = ['large', 'medium', 'small'] as const satisfies readonly DisplayDensity[]

/** Toggles full screen, if the browser supports it. */
const fillScreen = (): void => {
  const { fullscreenElement, documentElement } = document
  void (fullscreenElement ? document.exitFullscreen() : documentElement.requestFullscreen()).catch(() => undefined)
}

type ToolsProps = {
  readonly settings: ReturnType<typeof useDisplaySettings>
  readonly view: BoardViewState
  readonly panel: BoardPanel | null
  readonly onPanel: (panel: BoardPanel | null) => void
  readonly filter: ReactNode
  readonly onLeave: () => void
}

/** The display's rarely used controls, behind one button. They close after each use. */
export function DisplayTools({ settings, view, panel, onPanel, filter, onLeave }: ToolsProps) {
  const { board: words } = useWords()
  const { tools } = words
  const [isOpen, setOpen] = useState(false)
  const isPractice = usePracticeMode() !== null
  const area = useRef<HTMLSpanElement>(null)
  const close = useEffectEvent(() => setOpen(false))
  useEffect(() => {
    if (!isOpen) return
    const onTap = ({ target }: Event) => {
      if (target instanceof Node && !area.current?.contains(target)) close()
    }
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') close()
    }
    addEventListener('pointerdown', onTap)
    addEventListener('keydown', onKey)
    return () => {
      removeEventListener('pointerdown', onTap)
      removeEventListener('keydown', onKey)
    }
  }, [isOpen])
  const thenClose = (act: () => void) => {
    act()
    setOpen(false)
  }
  return (
    <span ref={area}>
      <Button
        variant={isOpen ? 'subtle' : 'outline'}
        className={styles.narrow}
        aria-expanded={isOpen}
        aria-controls="display-tools"
        onClick={() => setOpen(!isOpen)}
      >
        {tools.tools}
      </Button>
      {isOpen && (
        <div id="display-tools" className="tools" role="group" aria-label={tools.tools}>
          <div role="group" aria-label={tools.ticketSize}>
            {sizes.map((size) => (
              <Button
                key={size}
                variant={settings.density === size ? 'solid' : 'outline'}
                className={joinClasses(styles.narrow, styles.flat)}
                aria-pressed={settings.density === size}
                onClick={() => thenClose(() => settings.setDensity(size))}
              >
                {tools.sizes[size]}
              </Button>
            ))}
          </div>
          <PanelButtons open={panel} counts={view.counts} onChoose={(to) => thenClose(() => onPanel(to))} />
          {filter}
          <LanguageChoice />
          <div>
            <Button
              variant="outline"
              className={styles.narrow}
              onClick={() => thenClose(() => view.setHelpShown(true))}
            >
              {tools.keys}
            </Button>
            <Button variant="outline" className={styles.narrow} onClick={() => thenClose(fillScreen)}>
              {tools.fullScreen}
            </Button>
            {!isPractice && (
              <>
                <StaffLinks />
                <ButtonLink variant="outline" className={styles.narrow} href="/kitchen/practice">
                  {words.practice}
                </ButtonLink>
                <Button variant="outline" className={styles.narrow} onClick={onLeave}>
                  {tools.exit}
                </Button>
              </>
            )}
          </div>
        </div>
      )}
    </span>
  )
}
