import { CheckIcon, RotateCcwIcon, StickyNoteIcon, TriangleAlertIcon } from 'lucide-react'
import type { Ticket, TicketLine } from '#shared/orders/contract'
import {
  formatAllergyMarks,
  isAllergyAlarm,
  listAllergyAlarms,
  shortenAllergyNote,
  withAllergyTitle,
} from '#shared/kitchen/allergy-notes'
import type { PackingItem } from '#shared/kitchen/packing'
import { listModifiers } from '#shared/kitchen/ticket-items'
import { isActiveStatus } from '#shared/orders/status'
import { useWords } from '#base/language/use-words'
import { useTicketActions } from '../board/board-contexts'
import { usePackingTick } from '../packing/use-packing'
import { TicketDetails } from './ticket-buttons'
import { getDishNames } from '#shared/kitchen/kitchen-names'

/** What cooks call a dish, with the menu's name small below it. */
function DishName({ line }: { readonly line: Pick<TicketLine, 'menuItem' | 'kitchenNames'> }) {
  const { first, menuName } = getDishNames(line)
  return (
    <>
      {first}
      {menuName !== undefined && <small className="menu-name">{menuName}</small>}
    </>
  )
}

/** Longer allergy notes are in smaller type. */
const LONG_NOTE = 100

type AllergyNoteProps = { readonly children: string; readonly dishes?: readonly string[] }

/** An allergy note, the most prominent element of a ticket. The details have a long one in full. */
const AllergyNote = ({ children, dishes = [] }: AllergyNoteProps) => {
  const { tickets: words } = useWords()
  const { text, isShortened } = shortenAllergyNote(children, words.allergy)
  return (
    <div className="note" data-allergy="true" data-long={text.length > LONG_NOTE}>
      <TriangleAlertIcon />
      <div>
        {withAllergyTitle(text, words.allergy)}
        {isShortened && <span className="dish">{words.moreInDetails}</span>}
        {dishes.length > 0 && <span className="dish">{words.listOf(dishes)}</span>}
      </div>
    </div>
  )
}

type TicketNoteProps = { readonly children: string; readonly ticket: Pick<Ticket, 'orderItems'> }

/** A guest's note; an alarm for the order's dishes is shown as an allergy note. */
export const TicketNote = ({ children, ticket }: TicketNoteProps) =>
  isAllergyAlarm(children, ticket.orderItems) ? (
    <AllergyNote>{children}</AllergyNote>
  ) : (
    <div className="note" data-allergy="false">
      <StickyNoteIcon />
      <div>{children}</div>
    </div>
  )

type TicketLinesProps = {
  readonly ticket: Ticket
  readonly lines: readonly TicketLine[]
  /** Where orders are put together, a tap packs a dish; elsewhere it strikes a finished line. */
  readonly isPacking?: boolean
}

/** The dishes in large type, each with what cooks and packers have to know about it. */
export function TicketLines({ ticket, lines, isPacking = false }: TicketLinesProps) {
  return (
    <ul className="lines">
      {lines.map((line) => {
        const item = isPacking ? ticket.packing?.find(({ id }) => id === line.id) : undefined
        return (
          <li key={line.id} data-allergy={line.allergyMarks.length > 0}>
            {item ? <PackedRow ticket={ticket} line={line} item={item} /> : <StruckRow ticket={ticket} line={line} />}
            <AllergyMark line={line} />
            <MakeAgain ticket={ticket} line={line} />
            <Modifiers line={line} />
            <DishNote ticket={ticket}>{line.customizations?.notes ?? ''}</DishNote>
          </li>
        )
      })}
    </ul>
  )
}

type RowProps = { readonly ticket: Ticket; readonly line: TicketLine }

type RowTextProps = Pick<RowProps, 'line'> & {
  /** Whether to say that its station has made the dish, which a struck row says anyway. */
  readonly isMade?: boolean
}

function RowText({ line, isMade = false }: RowTextProps) {
  const { forGuest, done } = useWords().tickets
  return (
    <>
      <span className="count">
        {line.quantity}×{isMade && <CheckIcon className="is-made" aria-label={done} />}
      </span>
      <span>
        <DishName line={line} /> <span className="code">{line.menuItem.code}</span>
        {line.for && <span className="whose">{forGuest(line.for)}</span>}
      </span>
    </>
  )
}

function StruckRow({ ticket, line }: RowProps) {
  const { strike } = useTicketActions()
  return (
    <button
      type="button"
      className="line"
      aria-pressed={line.isStruck}
      disabled={!isActiveStatus(ticket.status)}
      onClick={() => strike(ticket, [line], !line.isStruck)}
    >
      <RowText line={line} />
    </button>
  )
}

type PackedRowProps = RowProps & { readonly item: PackingItem }

/** A dish to pack, with a sign once its station has made it. */
function PackedRow({ ticket, line, item }: PackedRowProps) {
  const { isIn, toggle } = usePackingTick(ticket.id, { ids: [item.id], isPacked: item.isPacked })
  return (
    <button
      type="button"
      className="line pack"
      aria-pressed={isIn}
      disabled={!isActiveStatus(ticket.status)}
      onClick={toggle}
    >
      <RowText line={line} isMade={line.isStruck && !isIn} />
    </button>
  )
}

/** A guest's note to a dish. An allergy note is above all dishes, so this only refers to it. */
function DishNote({ children: note, ticket }: TicketNoteProps) {
  const { allergyAbove } = useWords().tickets
  if (note === '') return null
  if (!isAllergyAlarm(note, ticket.orderItems)) return <TicketNote ticket={ticket}>{note}</TicketNote>
  return (
    <div className="see-above">
      <TriangleAlertIcon />
      {allergyAbove}
    </div>
  )
}

/** What a dish contains of the order's allergies, so that each station sees it on its own row. */
function AllergyMark({ line }: { readonly line: TicketLine }) {
  const { allergy } = useWords().tickets
  const text = formatAllergyMarks(line, line.allergyMarks, allergy)
  if (text === null) return null
  return (
    <div className="mark">
      <TriangleAlertIcon />
      {text.toUpperCase()}
    </div>
  )
}

/** How many portions of a line are made again, while it is to be made. */
function MakeAgain({ ticket: { wastes = [] }, line }: RowProps) {
  const { makeAgain, wasteReasons } = useWords().tickets
  const waste = wastes.findLast(({ lines }) => lines.some(({ lineId }) => lineId === line.id))
  if (!waste || line.isStruck) return null
  const quantity = waste.lines.find(({ lineId }) => lineId === line.id)?.quantity ?? 0
  return (
    <div className="note" data-allergy="false">
      <RotateCcwIcon />
      <div>{makeAgain(quantity, wasteReasons[waste.reason])}</div>
    </div>
  )
}

/** How the guest wants a dish to differ from the default. */
function Modifiers({ line }: { readonly line: TicketLine }) {
  const { changesOf, no } = useWords().tickets
  const modifiers = listModifiers(line, no)
  if (modifiers.length === 0) return null
  return (
    <ul className="choice" aria-label={changesOf(line.menuItem.name)}>
      {modifiers.map(({ text, menuText, isLeftOut }) => (
        <li key={menuText ?? text} data-left-out={isLeftOut}>
          {text}
          {menuText !== undefined && <small className="menu-name">{menuText}</small>}
        </li>
      ))}
    </ul>
  )
}

type OfTicketProps = { readonly ticket: Ticket }

/** All allergy notes of an order, its instructions included, above all else on the ticket. */
export const AllergyNotes = ({ ticket }: OfTicketProps) =>
  listAllergyAlarms(ticket).map(({ note, dishes }) => (
    <AllergyNote key={`${note} ${dishes.length}`} dishes={dishes}>
      {note}
    </AllergyNote>
  ))

/** The instructions of an order, unless they are above as an allergy note. */
export const Instructions = ({ ticket }: OfTicketProps) =>
  ticket.specialInstructions && !isAllergyAlarm(ticket.specialInstructions, ticket.orderItems) ? (
    <TicketNote ticket={ticket}>{ticket.specialInstructions}</TicketNote>
  ) : null

/** Opens the details, with the allergens that the dishes declare. */
export const TicketDetailsLink = ({ ticket }: { readonly ticket: Ticket }) => (
  <TicketDetails ticket={ticket} className="quiet">
    {useWords().tickets.detailsLink}
  </TicketDetails>
)

export const AllMadeNotice = ({ children }: { readonly children: string }) => (
  <div className="made">
    <CheckIcon />
    {children}
  </div>
)
