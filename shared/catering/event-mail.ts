import { formatMailSender, type MailContext, type MailMessage } from '../notifications/order-mail'
import { formatDateTime } from '../platform/time'
import { formatCents, type Cents } from '../platform/money'
import { eventTypeLabels, type EventState, type EventType } from './event-states'

type MailedEvent = {
  readonly id: string
  readonly startsAt: string
  readonly guests: number
  readonly eventType: EventType
  readonly quote?:
    | {
        readonly lines: readonly { readonly name: string; readonly quantity: number; readonly totalPriceCents: Cents }[]
        readonly subtotalCents: Cents
        readonly serviceChargeCents?: Cents | undefined
        readonly taxCents: Cents
        readonly totalCents: Cents
        readonly depositCents: Cents
        readonly note: string
        readonly validUntil: string
      }
    | undefined
}

const headings = {
  requested: 'We got your request',
  quoted: 'Your quote is ready',
  accepted: 'Your event is accepted',
  ordered: 'Your event is confirmed',
  completed: 'Thank you for celebrating with us',
  declined: 'We can’t take your event',
  expired: 'Your event request has expired',
  cancelled: 'Your event is cancelled',
} as const satisfies Record<EventState, string>

const texts = {
  requested: 'We will answer with a quote. You can follow your request, change it or cancel it on its page.',
  quoted: 'Please look at the quote and accept it on its page.',
  accepted: 'As soon as the deposit is paid, the kitchen plans your event.',
  ordered: 'The kitchen has planned your event. Its page has a calendar file and the rules for cancelling.',
  completed: 'We hope that everybody had a good time.',
  declined: 'We are sorry. Please call us if another date is possible for you.',
  expired: 'Please send another request, or call us.',
  cancelled: 'If this surprises you, please call us.',
} as const satisfies Record<EventState, string>

type Quote = NonNullable<MailedEvent['quote']>

const quotePanel = (quote: Quote, timeZone: string): MailMessage['panels'][number] => ({
  title: 'Quote',
  rows: [
    ...quote.lines.map(({ name, quantity, totalPriceCents }) => ({
      label: `${quantity}× ${name}`,
      value: formatCents(totalPriceCents),
    })),
    { label: 'Subtotal', value: formatCents(quote.subtotalCents) },
    ...(quote.serviceChargeCents ? [{ label: 'Service Charge', value: formatCents(quote.serviceChargeCents) }] : []),
    { label: 'Tax', value: formatCents(quote.taxCents) },
    { label: 'Total', value: formatCents(quote.totalCents), strong: true },
    { label: 'Deposit', value: formatCents(quote.depositCents) },
    { label: 'Valid until', value: formatDateTime(quote.validUntil, timeZone) },
  ],
})

const describeEvent = (
  { startsAt, guests, eventType }: MailedEvent,
  timeZone: string,
): MailMessage['panels'][number] => ({
  title: 'Event',
  rows: [
    { label: 'When', value: formatDateTime(startsAt, timeZone) },
    { label: 'Guests', value: String(guests) },
    { label: 'Type', value: eventTypeLabels[eventType] },
  ],
})

/**
 * Creates the restaurant's mail about a new request (docs/product/events.md#mails). The guest's
 * contact and wishes are at the desk only.
 */
export const createEventRequestMail = (event: MailedEvent, { location, siteUrl }: MailContext): MailMessage => ({
  subject: `Event request: ${formatDateTime(event.startsAt, location.timeZone)}`,
  heading: 'A guest requests an event',
  paragraphs: ['Please answer with a quote at the desk.'],
  panels: [describeEvent(event, location.timeZone)],
  button: { label: 'Open the Request', url: `${siteUrl}/desk/events` },
  from: formatMailSender(location),
})

/** Creates the mail about an event's change to a state (docs/product/events.md#mails). */
export function createEventMail(
  state: EventState,
  event: MailedEvent,
  { location, siteUrl }: MailContext,
): MailMessage {
  const { id, startsAt, quote } = event
  const withQuote = quote && (state === 'quoted' || state === 'ordered' || state === 'accepted')
  const when = formatDateTime(startsAt, location.timeZone)
  return {
    subject: `${headings[state]}: ${when}`,
    heading: headings[state],
    paragraphs: [texts[state], ...(withQuote && quote.note !== '' ? [quote.note] : [])],
    panels: [describeEvent(event, location.timeZone), ...(withQuote ? [quotePanel(quote, location.timeZone)] : [])],
    button: { label: 'Open Your Event', url: `${siteUrl}/events/${id}` },
    from: formatMailSender(location),
  }
}
