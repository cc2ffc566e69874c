import type { DamagedTicket } from '#shared/kitchen/contract'
import { Notice } from './notices'

/** Orders that the board can't show. The kitchen must learn that they exist. */
export const DamagedNotices = ({ tickets }: { readonly tickets: readonly DamagedTicket[] }) =>
  tickets.map(({ id, ticketNumber }) => (
    <Notice key={id} tone="danger" mb={{ base: '3', md: '4' }}>
      {ticketNumber === null ? 'An order' : `Ticket ${ticketNumber}`} can&apos;t be shown or printed: its record is
      damaged. Ask the guest for the order, and report order {id}.
    </Notice>
  ))
