import type { Ticket } from '#shared/orders/contract'
import { listAllergyNotes } from '#shared/kitchen/ticket-items'
import { mentionsAllergy } from '#shared/menu/dietary/allergies'

/** The notes, beginning with `ALLERGY` as on the ticket. */
const formatAllergies = (notes: readonly string[]): string => {
  const text = notes.join('; ')
  return /^allergy/i.test(text) ? text : `ALLERGY: ${text}`
}

type ContinuedHeadProps = { readonly ticket: Ticket; readonly left: number; readonly width: number }

/** Repeats number, name and allergies above each further column of a ticket. */
export function ContinuedHead({ ticket, left, width }: ContinuedHeadProps) {
  const { ticketNumber, customerInfo, orderItems, specialInstructions } = ticket
  const instructions = specialInstructions && mentionsAllergy(specialInstructions) ? [specialInstructions] : []
  const allergies = [...listAllergyNotes(orderItems).map(({ note }) => note), ...instructions]
  return (
    <div className="continued" style={{ left, width }} aria-hidden>
      <div>
        #{ticketNumber} {customerInfo.name || 'Guest'} <small>continued</small>
      </div>
      {allergies.length > 0 && <div className="allergy">{formatAllergies(allergies)}</div>}
    </div>
  )
}
