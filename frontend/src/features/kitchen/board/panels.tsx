import type { ReactNode } from 'react'
import { Button } from '#ui/button'
import { joinClasses } from '#ui/class-names'
import { Heading } from '#ui/heading'
import type { Ticket, TicketLine } from '#shared/orders/contract'
import { formatDishName } from '#shared/kitchen/kitchen-names'
import { countAllDay, formatModifiers } from '#shared/kitchen/ticket-items'
import { useWords } from '#base/language/use-words'
import { groupHeldByDay, useTimes } from '../tickets/times'
import { getStageBeforeCompletion } from '#shared/kitchen/board-actions'
import { getFiredAt } from '#shared/orders/timing/ticket-timing'
import { useLocationConfig } from '#base/location/location'
import { useCoarseNow } from './clock'
import { useTicketActions } from './board-contexts'
import { AllergyWarning } from '#ui/allergy-warning'
import { RescheduleButton } from '../tickets/reschedule-button'
import { EmptyTicketPanel, countDishes, ticketPanelListClass } from './panel-parts'
import styles from './panels.module.css'

export type TicketPanelProps = { readonly tickets: readonly Ticket[] }

const formatDish = (line: TicketLine, no: string): string =>
  [`${line.quantity}× ${formatDishName(line)}`, formatModifiers(line, no) || []].flat().join(', ')

function Dishes({ ticket }: { readonly ticket: Ticket }) {
  const { no } = useWords().tickets
  return (
    <ul className={styles.dishes}>
      {ticket.orderItems.map((line) => (
        <li key={line.id}>{formatDish(line, no)}</li>
      ))}
    </ul>
  )
}

type RowProps = {
  readonly ticket: Ticket
  readonly when: string
  readonly what: ReactNode
  readonly label: string
  readonly onAct: () => void
  /** Further actions. */
  readonly more?: ReactNode
}

/** A ticket outside the board, with its dishes and its main action. */
function TicketPanelRow({ ticket, when, what, label, onAct, more }: RowProps) {
  const { tickets: words } = useWords()
  return (
    <li className={styles.row}>
      <div className={styles.ticket}>
        <div className={styles.number}>
          #{ticket.ticketNumber} <span>{when}</span>
        </div>
        <AllergyWarning order={ticket} words={words.allergy} />
        <Dishes ticket={ticket} />
        <div className={styles.what}>{what}</div>
      </div>
      <div className={styles.acts}>
        <Button
          variant="outline"
          className={styles.act}
          aria-label={words.actionOf(label, ticket.ticketNumber)}
          onClick={onAct}
        >
          {label}
        </Button>
        {more}
      </div>
    </li>
  )
}

/** The open portions of each dish, by station. */
export function AllDayPanel({ tickets }: TicketPanelProps) {
  const { board, tickets: ticketWords } = useWords()
  const counts = countAllDay(tickets, ticketWords.no)
  if (counts.length === 0) return <EmptyTicketPanel>{board.panels.nothingToMake}</EmptyTicketPanel>
  return (
    <div className={styles.stations}>
      {counts.map(({ station, dishes }) => (
        <section key={station}>
          <Heading as="h3" size="sm" className={styles.title}>
            {ticketWords.stations[station]}
          </Heading>
          <ul className={joinClasses(ticketPanelListClass, styles.counts)}>
            {dishes.map(({ name, kitchenName, quantity, otherwise }) => (
              <li key={name}>
                <div className={styles.quantity}>{quantity}×</div>
                <div className={styles.ticket}>
                  {kitchenName ?? name}
                  {kitchenName !== undefined && <small className="menu-name">{name}</small>}
                  {otherwise.length > 0 && (
                    <div className={styles.otherwise}>
                      {ticketWords.listOf(otherwise.map((one) => `${one.name}: ${one.quantity}`))}
                    </div>
                  )}
                </div>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

/** Orders held until it is time to fire them. */
export function LaterPanel({ tickets }: TicketPanelProps) {
  const { board, tickets: ticketWords } = useWords()
  const { clock, moment } = useTimes()
  const { panels } = board
  const { move } = useTicketActions()
  const location = useLocationConfig()
  const look = useCoarseNow()
  if (tickets.length === 0) return <EmptyTicketPanel>{panels.noScheduled}</EmptyTicketPanel>
  const days = groupHeldByDay(tickets, location, look.getTime(), ticketWords.times)
  return (
    <div className={styles.groups}>
      {days.map(({ date, title, held }) => (
        <section key={date}>
          <Heading as="h3" size="sm" className={styles.title}>
            {title}
          </Heading>
          <ul className={ticketPanelListClass}>
            {held.map((ticket) => (
              <TicketPanelRow
                key={ticket.id}
                ticket={ticket}
                when={[
                  ticketWords.forTime(clock(ticket.scheduledFor ?? '')),
                  ticket.event ? panels.event(ticket.event.guests) : [],
                ]
                  .flat()
                  .join(', ')}
                what={`${panels.dishes(countDishes(ticket))}, ${panels.onBoardAt(moment(getFiredAt(ticket)))}`}
                label={panels.fireNow}
                onAct={() => move(ticket, { status: 'confirmed' })}
                more={<RescheduleButton ticket={ticket} />}
              />
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

/** Orders completed in the last 15 minutes, which can be recalled. */
export function RecallPanel({ tickets }: TicketPanelProps) {
  const { panels } = useWords().board
  const { move } = useTicketActions()
  const { moment } = useTimes()
  if (tickets.length === 0) return <EmptyTicketPanel>{panels.nothingCompleted}</EmptyTicketPanel>
  return (
    <ul className={ticketPanelListClass}>
      {tickets.map((ticket) => (
        <TicketPanelRow
          key={ticket.id}
          ticket={ticket}
          when={ticket.customerInfo.name}
          what={`${panels.dishes(countDishes(ticket))}, ${panels.completedAt(moment(ticket.completedAt ?? ticket.createdAt))}`}
          label={panels.recall}
          onAct={() => move(ticket, getStageBeforeCompletion(ticket))}
        />
      ))}
    </ul>
  )
}
