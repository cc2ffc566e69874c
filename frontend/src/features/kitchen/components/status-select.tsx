import type { Ticket } from '#shared/contract/orders'
import { changeTo, choices, filterNames } from '../filter'
import { useWork } from '../work-context'

type StatusSelectProps = { readonly ticket: Ticket }

/** Any status for an order, as the filter board sets it (docs/product/kitchen.md#the-filter-board). */
export function StatusSelect({ ticket }: StatusSelectProps) {
  const { move } = useWork()
  const { ticketNumber, kitchenStatus } = ticket
  const choose = (value: string) => {
    const choice = choices.find((one) => one === value)
    if (choice) move(ticket, changeTo(choice))
  }
  return (
    <select
      aria-label={`Status of ticket ${ticketNumber}`}
      value={choices.some((choice) => choice === kitchenStatus) ? kitchenStatus : ''}
      onChange={(event) => choose(event.target.value)}
    >
      {kitchenStatus === 'waiting' && <option value="">Waiting</option>}
      {choices.map((choice) => (
        <option key={choice} value={choice}>
          {filterNames[choice]}
        </option>
      ))}
    </select>
  )
}
