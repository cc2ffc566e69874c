import { Suspense, lazy, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { MouseEvent } from 'react'
import type { Ticket } from '#shared/orders/contract'
import {
  EMPTY_TICKET_ENTRY,
  appendTicketDigit,
  findAdjacentTicket,
  findTicketByEntry,
  isAccidentalTap,
} from '#shared/kitchen/display'
import type { Tap } from '#shared/kitchen/display'
import { getPanelForKey } from './side-panel'
import type { BoardPanel } from './side-panel'

export const loadKeysDialog = () => import('./keys-dialog')
const KeysDialog = lazy(() => loadKeysDialog().then((module) => ({ default: module.KeysDialog })))

/** The bump bar's keys, once somebody asks for them. */
export const LazyKeysDialog = ({ onClose }: { readonly onClose: () => void }) => (
  <Suspense fallback={null}>
    <KeysDialog onClose={onClose} />
  </Suspense>
)

type Options = {
  readonly tickets: readonly Ticket[]
  readonly onBump: (ticket: Ticket) => void
  readonly onUndo: () => void
  readonly onHelp: () => void
  /** Where not all tickets are in sight: shows the one that was chosen, and turns pages. */
  readonly onChosen?: (id: string) => void
  readonly onPage?: (steps: number) => void
  readonly onPanel?: (panel: BoardPanel) => void
}

/** Where keys mean something else. */
const isTaken = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('input, select, textarea, [role=menu], [role=dialog], [role=alertdialog]') !== null

const isPressable = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('button, a') !== null

/** A bump bar, or any keyboard: answers the ticket that is chosen. */
export function useBoardKeys({ tickets, onBump, onUndo, onHelp, onChosen, onPage, onPanel }: Options) {
  const [chosenId, setChosenId] = useState<string | null>(null)
  const choose = (id: string | null) => {
    setChosenId(id)
    if (id !== null) onChosen?.(id)
  }
  const typing = useRef(EMPTY_TICKET_ENTRY)
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isTaken(event.target)) return
    const pressedPanel = getPanelForKey(event.key)
    const beside = (steps: number) => choose(findAdjacentTicket(tickets, chosenId, steps)?.id ?? null)
    switch (event.key) {
      case 'Enter': {
        const chosen = tickets.find(({ id }) => id === chosenId)
        if (!chosen || isPressable(event.target)) return
        onBump(chosen)
        break
      }
      case 'z':
      case 'Z':
        onUndo()
        break
      case '?':
        onHelp()
        break
      case 'Escape':
        setChosenId(null)
        break
      case 'ArrowRight':
        beside(1)
        break
      case 'ArrowLeft':
        beside(-1)
        break
      case 'PageDown':
      case 'PageUp':
        if (!onPage) return
        onPage(event.key === 'PageDown' ? 1 : -1)
        break
      default:
        if (pressedPanel && onPanel) {
          onPanel(pressedPanel)
          break
        }
        if (!/^\d$/.test(event.key)) return
        typing.current = appendTicketDigit(typing.current, event.key, Date.now())
        choose(findTicketByEntry(tickets, typing.current)?.id ?? null)
    }
    event.preventDefault()
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => pressed(event)
    addEventListener('keydown', listener)
    return () => removeEventListener('keydown', listener)
  }, [])
  return chosenId
}

/**
 * Where a line above the tickets comes or goes they move: what is tapped in that moment was meant
 * for what stood there.
 */
export function useShiftTapGuard(hasLine: boolean) {
  const had = useRef(hasLine)
  const movedAt = useRef(-Infinity)
  useEffect(() => {
    if (had.current === hasLine) return
    had.current = hasLine
    movedAt.current = Date.now()
  }, [hasLine])
  const [onClickCapture] = useState(() => (event: MouseEvent) => {
    // What a key presses is where it was chosen.
    if (event.detail === 0) return
    const tap = { x: event.clientX, y: event.clientY, at: Date.now() }
    if (!isAccidentalTap(tap, null, movedAt.current)) return
    event.preventDefault()
    event.stopPropagation()
  })
  return onClickCapture
}

/**
 * Keeps taps from meeting what they were not meant for: what has just moved, or what stands where
 * the last one was.
 */
export function useTapGuard() {
  const last = useRef<Tap>(null)
  const movedAt = useRef(-Infinity)
  const [guard] = useState(() => ({
    moved: () => {
      movedAt.current = Date.now()
    },
    onClickCapture: (event: MouseEvent) => {
      // What a key presses is where it was chosen.
      if (event.detail === 0) return
      const tap = { x: event.clientX, y: event.clientY, at: Date.now() }
      if (isAccidentalTap(tap, last.current, movedAt.current)) {
        event.preventDefault()
        event.stopPropagation()
        return
      }
      last.current = tap
    },
  }))
  return guard
}
