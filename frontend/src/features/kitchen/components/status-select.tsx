import type { Ticket } from '#shared/contract/orders'
import { statusChangeTo, statusChoices, filterNames } from '../filter'
import { useTicketActions } from '../work-context'

type StatusSelectProps = { readonly ticket: Ticket }

/**
 * Any status for an order, as the filter board sets it (docs/product/kitchen.md#the-filter-board).
 */
export function StatusSelect({ ticket }: StatusSelectProps) {
  const { move } = useTicketActions()
  const { ticketNumber, kitchenStatus } = ticket
  const choose = (value: string) => {
    const choice = statusChoices.find((one) => one === value)
    if (choice) move(ticket, statusChangeTo(choice))
  }
  return (
    // A form of its own: a browser that fills forms in looks through all of that form whenever it
    // is changed.
    <form className="status" autoComplete="off">
      <select
        aria-label={`Status of ticket ${ticketNumber}`}
        value={statusChoices.some((choice) => choice === kitchenStatus) ? kitchenStatus : ''}
        onChange={(event) => choose(event.target.value)}
      >
        {/* Never taken out: browsers look through every form on the page again when a list has changed. */}
        <option value="" hidden>
          {kitchenStatus === 'cancelled' ? 'Cancelled' : 'Waiting'}
        </option>
        {statusChoices.map((choice) => (
          <option key={choice} value={choice}>
            {filterNames[choice]}
          </option>
        ))}
      </select>
    </form>
  )
}
