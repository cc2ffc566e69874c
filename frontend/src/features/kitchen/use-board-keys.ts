import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Ticket } from '#shared/contract/orders'
import {
  EMPTY_TICKET_ENTRY,
  findAdjacentTicket,
  findTicketByEntry,
  appendTicketDigit,
} from '#shared/rules/kitchen-keys'
import { getPanelForKey } from './components/side-panel'
import type { BoardPanel } from './components/side-panel'

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
