import { lazy, Suspense, useState } from 'react'
import type { ReactNode } from 'react'
import type { Ticket } from '#shared/contract/orders'

export const loadTicketDetails = () => import('./open-ticket-details')

const OpenTicketDetails = lazy(() => loadTicketDetails().then((module) => ({ default: module.TicketDetailsDialog })))

type TicketDetailsProps = { readonly ticket: Ticket; readonly className: string; readonly children?: ReactNode }

/**
 * All there is to know of a ticket, one tap away: what its dishes contain, whom to call, what is to
 * be paid.
 */
export function TicketDetails({ ticket, className, children }: TicketDetailsProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        className={className}
        aria-haspopup="dialog"
        aria-label={`Details of ticket ${ticket.ticketNumber}`}
        onClick={() => setOpen(true)}
      >
        {children}
      </button>
      {isOpen && (
        <Suspense fallback={null}>
          <OpenTicketDetails ticket={ticket} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
