import { Button } from '@chakra-ui/react/button'
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react'
import { Link } from 'wouter'
import { PanelButtons, type BoardPanel } from '../board/side-panel'
import { StaffLinks } from '../board/staff-links'
import { usePracticeMode } from '../board/board-contexts'
import type { BoardViewState } from '../board/use-board-view'
import { displayDensities, type DisplayDensity, type useDisplaySettings } from './use-display'

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
        px="3"
        aria-expanded={isOpen}
        aria-controls="display-tools"
        onClick={() => setOpen(!isOpen)}
      >
        Tools
      </Button>
      {isOpen && (
        <div id="display-tools" className="tools" role="group" aria-label="Tools">
          <div role="group" aria-label="Size of tickets">
            {sizes.map((size) => (
              <Button
                key={size}
                variant={settings.density === size ? 'solid' : 'outline'}
                boxShadow="none"
                px="3"
                aria-pressed={settings.density === size}
                onClick={() => thenClose(() => settings.setDensity(size))}
              >
                {displayDensities[size]}
              </Button>
            ))}
          </div>
          <PanelButtons open={panel} counts={view.counts} onChoose={(to) => thenClose(() => onPanel(to))} />
          {filter}
          <div>
            <Button variant="outline" px="3" onClick={() => thenClose(() => view.setHelpShown(true))}>
              Keys
            </Button>
            <Button variant="outline" px="3" onClick={() => thenClose(fillScreen)}>
              Full screen
            </Button>
            {!isPractice && (
              <>
                <StaffLinks />
                <Button asChild variant="outline" px="3">
                  <Link href="/kitchen/practice">Practice</Link>
                </Button>
                <Button variant="outline" px="3" onClick={onLeave}>
                  Exit display mode
                </Button>
              </>
            )}
          </div>
        </div>
      )}
    </span>
  )
}
