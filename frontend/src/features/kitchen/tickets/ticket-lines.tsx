import { CheckIcon, StickyNoteIcon, TriangleAlertIcon } from 'lucide-react'
import { mentionsAllergy } from '#shared/menu/dietary/allergies'
import type { Ticket, TicketLine } from '#shared/orders/contract'
import { listAllergyNotes, listModifiers } from '#shared/kitchen/ticket-items'
import { isActiveStatus } from '#shared/orders/status'
import { useTicketActions } from '../board/board-contexts'
import { TicketDetails } from './ticket-buttons'

type AllergyNoteProps = { readonly children: string; readonly dish?: string }

/** What a guest must not eat: the one thing on a ticket that must not be overlooked. */
export const AllergyNote = ({ children, dish }: AllergyNoteProps) => (
  <div className="note" data-allergy="true">
    <TriangleAlertIcon />
    <div>
      {!/^allergy/i.test(children) && 'ALLERGY: '}
      {children}
      {dish && <span className="dish">{dish}</span>}
    </div>
  </div>
)

/** What a guest wants otherwise, or must not eat. */
export const TicketNote = ({ children }: { readonly children: string }) =>
  mentionsAllergy(children) ? (
    <AllergyNote>{children}</AllergyNote>
  ) : (
    <div className="note" data-allergy="false">
      <StickyNoteIcon />
      <div>{children}</div>
    </div>
  )

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
