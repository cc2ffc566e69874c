import { Suspense, useEffect, useEffectEvent, useRef, useState, type MouseEvent } from 'react'
import type { Ticket } from '#shared/orders/contract'
import {
  EMPTY_TICKET_ENTRY,
  appendTicketDigit,
  findAdjacentTicket,
  findTicketByEntry,
  isAccidentalTap,
  type Tap,
} from '#shared/kitchen/display'
import { LoadFailureOverlay, lazyComponent } from '#base/loading/lazy-component'
import { getPanelForKey, type BoardPanel } from './side-panel'

export const loadKeysDialog = async () => (await import('./keys-dialog')).KeysDialog
const KeysDialog = lazyComponent(loadKeysDialog, 'KeysDialog', LoadFailureOverlay)

/** The keyboard help, loaded on demand. */
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
  /** For boards that don't show every ticket: reveals the chosen one and turns pages. */
  readonly onChosen?: (id: string) => void
  readonly onPage?: (steps: number) => void
  readonly onPanel?: (panel: BoardPanel) => void
}

/** Whether keys have another meaning at this element. */
const isTaken = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, select, textarea, [role=menu], dialog') !== null

const isPressable = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('button, a') !== null

/** Handles a bump bar or keyboard: keys act on the chosen ticket. */
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
    const chooseAdjacent = (steps: number) => choose(findAdjacentTicket(tickets, chosenId, steps)?.id ?? null)
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
        chooseAdjacent(1)
        break
      case 'ArrowLeft':
        chooseAdjacent(-1)
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
 * Whether a guard ignores a click: of a key press, which doesn't depend on the position, or in a
 * dialog, whose clicks React sends through the board. A label there clicks twice in one place.
 */
const isUnguarded = ({ detail, target, currentTarget }: MouseEvent): boolean =>
  detail === 0 || (target instanceof Node && !currentTarget.contains(target))

/**
 * Blocks taps for a moment when the number of notices above the tickets changes, because the
 * tickets shift.
 */
export function useShiftTapGuard(notices: string) {
  const before = useRef(notices)
  const movedAt = useRef(-Infinity)
  useEffect(() => {
    if (before.current === notices) return
    before.current = notices
    movedAt.current = Date.now()
  }, [notices])
  const [onClickCapture] = useState(() => (event: MouseEvent) => {
    if (isUnguarded(event)) return
    const tap = { x: event.clientX, y: event.clientY, at: Date.now() }
    if (!isAccidentalTap(tap, null, movedAt.current)) return
    event.preventDefault()
    event.stopPropagation()
  })
  return onClickCapture
}

/** Blocks taps on something that has just moved, and repeated taps in the same place. */
export function useTapGuard() {
  const last = useRef<Tap>(null)
  const movedAt = useRef(-Infinity)
  const [guard] = useState(() => ({
    moved: () => {
      movedAt.current = Date.now()
    },
    onClickCapture: (event: MouseEvent) => {
      if (isUnguarded(event)) return
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
