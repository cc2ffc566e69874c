import { getStageName } from './tickets'
import { Suspense, useState, type ReactNode } from 'react'
import type { Ticket } from '#shared/orders/contract'
import { LoadFailureOverlay, lazyComponent } from '#base/loading/lazy-component'
import { Button } from '#ui/button'
import { useWords } from '#base/language/use-words'
import { statusChangeTo, statusChoices } from '../dashboard/filter'
import { useOpenTicketDialog, useTicketActions } from '../board/board-contexts'
import styles from './ticket-buttons.module.css'

type TicketDetailsProps = { readonly ticket: Ticket; readonly className: string; readonly children?: ReactNode }

/** Opens a ticket's details: allergens, contact and payment. */
export function TicketDetails({ ticket, className, children }: TicketDetailsProps) {
  const { detailsOf } = useWords().tickets
  const openDialog = useOpenTicketDialog()
  return (
    <button
      type="button"
      className={className}
      aria-haspopup="dialog"
      aria-label={detailsOf(ticket.ticketNumber)}
      onClick={() => openDialog('details', ticket)}
    >
      {children}
    </button>
  )
}

export const loadTicketMenu = async () => (await import('./ticket-menu-list')).TicketMenuList

const OpenTicketMenu = lazyComponent(loadTicketMenu, 'TicketMenuList', () => <LoadFailureOverlay />)

/**
 * A ticket's rarely used actions. The menu renders on the first tap, because a board may show 150
 * tickets.
 */
export function TicketMenu({ ticket }: { readonly ticket: Ticket }) {
  const { moreFor } = useWords().tickets
  const openDialog = useOpenTicketDialog()
  const [isMounted, setMounted] = useState(false)
  const { ticketNumber } = ticket
  const button = (
    <Button
      variant="outline"
      size="lg"
      className={styles.menu}
      aria-label={moreFor(ticketNumber)}
      aria-haspopup="menu"
      onClick={() => setMounted(true)}
    >
      ⋯
    </Button>
  )
  return isMounted ? (
    <Suspense fallback={button}>
      <OpenTicketMenu ticketNumber={ticketNumber} onCancel={() => openDialog('cancel', ticket)} />
    </Suspense>
  ) : (
    button
  )
}

/** What the list offers only while an order is there. */
const waiting = { status: 'pending', kitchenStatus: 'waiting' } as const

type StatusSelectProps = { readonly ticket: Ticket }

/** Sets an order to any status (docs/product/kitchen.md#filter-board). */
export function StatusSelect({ ticket }: StatusSelectProps) {
  const words = useWords()
  const { move } = useTicketActions()
  const { ticketNumber, kitchenStatus, status } = ticket
  // A delivery that left by mistake goes back to ready, so that is a choice.
  const isChoice = status !== 'out-for-delivery' && statusChoices.some((choice) => choice === kitchenStatus)
  const choose = (value: string) => {
    const choice = statusChoices.find((one) => one === value)
    if (choice) move(ticket, statusChangeTo(choice))
  }
  return (
    // A form of its own, because browser autofill scans the whole form on every change.
    <form className="status" autoComplete="off">
      <select
        aria-label={words.tickets.statusOf(ticketNumber)}
        value={isChoice ? kitchenStatus : ''}
        onChange={(event) => choose(event.target.value)}
      >
        {/* Stays in the page: browsers check all its forms again when a list has changed. */}
        <option value="" hidden>
          {getStageName(isChoice ? waiting : ticket, words.tickets)}
        </option>
        {statusChoices.map((choice) => (
          <option key={choice} value={choice}>
            {words.tickets.stages[choice]}
          </option>
        ))}
      </select>
    </form>
  )
}
