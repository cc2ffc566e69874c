import { CheckIcon, TriangleAlertIcon } from 'lucide-react'
import type { Ticket, TicketLine } from '#shared/contract/orders'
import { mentionsAllergy } from '#shared/rules/allergy-words'
import { listAllergyNotes, listModifiers } from '#shared/rules/kitchen-lines'
import { isActiveStatus } from '#shared/rules/order-status'
import { useTicketActions } from '../work-context'
import { AllergyNote, TicketNote } from './note'
import { TicketDetails } from './ticket-details'

type TicketLinesProps = { readonly ticket: Ticket; readonly lines: readonly TicketLine[] }

/** The dishes, large enough to be read from the grill; a touch strikes what is made. */
export function TicketLines({ ticket, lines }: TicketLinesProps) {
  const { strike } = useTicketActions()
  return (
    <ul className="lines">
      {lines.map((line) => (
        <li key={line.id}>
          <button
            type="button"
            className="line"
            aria-pressed={line.isStruck}
            disabled={!isActiveStatus(ticket.status)}
            onClick={() => strike(ticket, [line], !line.isStruck)}
          >
            <span className="count">{line.quantity}×</span>
            <span>
              {line.menuItem.name} <span className="code">{line.menuItem.code}</span>
              {line.for && <span className="whose">for {line.for}</span>}
            </span>
          </button>
          <Choice line={line} />
          <Wish>{line.customizations?.notes ?? ''}</Wish>
        </li>
      ))}
    </ul>
  )
}

/**
 * What a guest wrote to a dish; an allergy stands above all dishes, with its own, and is only
 * pointed to here.
 */
function Wish({ children: note }: { readonly children: string }) {
  if (note === '') return null
  if (!mentionsAllergy(note)) return <TicketNote>{note}</TicketNote>
  return (
    <div className="see-above">
      <TriangleAlertIcon />
      Allergy: see above
    </div>
  )
}

/** What of a dish is made otherwise than it comes. */
function Choice({ line }: { readonly line: TicketLine }) {
  const words = listModifiers(line)
  if (words.length === 0) return null
  return (
    <ul className="choice" aria-label={`${line.menuItem.name}, made otherwise`}>
      {words.map(({ text, isLeftOut }) => (
        <li key={text} data-left-out={isLeftOut}>
          {text}
        </li>
      ))}
    </ul>
  )
}

/** What guests must not eat, above all dishes, whichever of them it was written to. */
export const AllergyNotes = ({ lines }: { readonly lines: readonly TicketLine[] }) =>
  listAllergyNotes(lines).map(({ dish, note }) => (
    <AllergyNote key={`${dish} ${note}`} dish={dish}>
      {note}
    </AllergyNote>
  ))

/** What the dishes contain anyway is not what a guest must not eat: quiet, and a tap away. */
export const TicketDetailsLink = ({ ticket }: { readonly ticket: Ticket }) => (
  <TicketDetails ticket={ticket} className="quiet">
    Details and allergens
  </TicketDetails>
)

export const AllMadeNotice = ({ children }: { readonly children: string }) => (
  <div className="made">
    <CheckIcon />
    {children}
  </div>
)
