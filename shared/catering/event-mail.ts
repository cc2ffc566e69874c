import { chargePurposes } from '../locations/charges'
import { formatMailSender, type MailContext, type MailMessage } from '../notifications/order-mail'
import { formatDateTime } from '../platform/time'
import { formatCents, type Cents } from '../platform/money'
import { formatQuoteEnd, listLineDetails } from './quote-text'
import { compareQuotes } from './quote-changes'
import { eventTypeLabels, type EventState } from './event-states'
import type { EventType } from '../orders/constants'

type MailedQuote = {
  readonly lines: readonly {
    readonly name: string
    readonly quantity: number
    readonly unitPriceCents: Cents
    readonly totalPriceCents: Cents
    readonly notes?: string | undefined
    readonly options: readonly { readonly name: string; readonly quantity: number; readonly differs: boolean }[]
    readonly leftOut: readonly string[]
  }[]
  readonly subtotalCents: Cents
  readonly serviceChargeBasisPoints: number
  readonly serviceChargeCents?: Cents | undefined
  readonly taxCents: Cents
  readonly totalCents: Cents
  readonly depositCents: Cents
  readonly note: string
  readonly validUntil: string
}

type MailedEvent = {
  readonly id: string
  readonly startsAt: string
  readonly guests: number
  readonly eventType: EventType
  readonly closingNote?: string | undefined
  readonly verifiedAt?: string | undefined
  readonly holdsPlace: boolean
  readonly confirmCode: string
  readonly quote?: MailedQuote | undefined
  readonly previousQuote?: MailedQuote | undefined
}

const headings = {
  requested: 'We got your request',
  quoted: 'Your quote is ready',
  accepted: 'Your event is accepted',
  ordered: 'Your event is confirmed',
  completed: 'Thank you for celebrating with us',
  declined: 'We can’t take your event',
  expired: 'Your event request has expired',
  cancelled: 'Your event is canceled',
} as const satisfies Record<EventState, string>

const texts = {
  requested: 'We will answer with a quote. You can follow your request, change it or cancel it on its page.',
  quoted: 'Please look at the quote and accept it on its page.',
  accepted: 'As soon as the deposit is paid, the kitchen plans your event.',
  ordered: 'The kitchen has planned your event. Its page has a calendar file and the rules for canceling.',
  completed: 'We hope that everybody had a good time.',
  declined: 'We are sorry. Please call us if another date is possible for you.',
  expired: 'Please send another request, or call us.',
  cancelled: 'If this surprises you, please call us.',
} as const satisfies Record<EventState, string>

/** The mail about a request whose guest has to open its link. */
const unverified = {
  heading: 'Please confirm your request',
  paragraphs: [
    'Please open the link within three days: it holds a place on your day for two days, and we answer with a quote.',
    'If you have not requested an event, please ignore this mail.',
  ],
} as const

type Panel = MailMessage['panels'][number]

const quotePanel = (quote: MailedQuote, state: EventState, timeZone: string): Panel => ({
  title: 'Quote',
  rows: [
    ...quote.lines.map((line) => ({
      label: `${line.quantity}× ${line.name}`,
      value: formatCents(line.totalPriceCents),
      under: listLineDetails(line),
    })),
    { label: 'Subtotal', value: formatCents(quote.subtotalCents) },
    ...(quote.serviceChargeCents
      ? [
          {
            label: `Service charge (${quote.serviceChargeBasisPoints / 100}%)`,
            value: formatCents(quote.serviceChargeCents),
            under: [`It ${chargePurposes.service}.`],
          },
        ]
      : []),
    { label: 'Tax', value: formatCents(quote.taxCents) },
    { label: 'Total', value: formatCents(quote.totalCents), strong: true },
    ...(quote.depositCents > 0
      ? [
          { label: 'Deposit', value: formatCents(quote.depositCents) },
          { label: 'Balance due', value: formatCents(quote.totalCents - quote.depositCents) },
        ]
      : []),
    ...(state === 'quoted' ? [{ label: 'Valid until', value: formatQuoteEnd(quote.validUntil, timeZone) }] : []),
  ],
})

function changesPanels({ quote, previousQuote }: MailedEvent): readonly Panel[] {
  const changes = quote && previousQuote ? compareQuotes(previousQuote, quote) : []
  const rows = changes.map(({ label, before, after }) => ({ label, value: `${before ?? 'none'} → ${after ?? 'none'}` }))
  return rows.length > 0 ? [{ title: 'Changed since the last quote', rows }] : []
}

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

/** What a guest does with an event that the restaurant gets a mail about. */
export const eventNews = ['requested', 'changes', 'ordered', 'cancelled'] as const
type EventNews = (typeof eventNews)[number]

const newsTexts = {
  requested: {
    subject: 'Event request',
    heading: 'A guest requests an event',
    text: 'Please answer with a quote at the desk.',
  },
  changes: {
    subject: 'Event changes',
    heading: 'A guest requests changes of an event',
    text: 'Please answer with another quote at the desk.',
  },
  ordered: {
    subject: 'Event confirmed',
    heading: 'A guest has accepted a quote',
    text: 'The kitchen gets the order when its preparation begins. Its prep list is at the desk.',
  },
  cancelled: {
    subject: 'Event canceled',
    heading: 'A guest has canceled an event',
    text: 'Its day is free again.',
  },
} as const satisfies Record<EventNews, unknown>

/**
 * Creates the restaurant's mail about what a guest did (docs/product/events.md#mails). The guest's
 * contact and wishes are at the desk only.
 */
export const createEventNewsMail = (
  news: EventNews,
  event: MailedEvent,
  { location, siteUrl }: MailContext,
): MailMessage => ({
  subject: `${newsTexts[news].subject}: ${formatDateTime(event.startsAt, location.timeZone)}`,
  heading: newsTexts[news].heading,
  paragraphs: [
    newsTexts[news].text,
    ...(news === 'requested' && !event.holdsPlace
      ? ['It holds no place of its day. Your quote takes one, or agrees on another day if this one is full.']
      : []),
  ],
  panels: [describeEvent(event, location.timeZone)],
  button: { label: 'Open the Event', url: `${siteUrl}/desk/events/${event.id}` },
  from: formatMailSender(location),
})

/** Creates the mail about an event's change to a state (docs/product/events.md#mails). */
export function createEventMail(
  state: EventState,
  event: MailedEvent,
  { location, siteUrl }: MailContext,
): MailMessage {
  const { id, startsAt, quote, closingNote } = event
  const withQuote = quote && (state === 'quoted' || state === 'ordered' || state === 'accepted')
  const isClosed = state === 'declined' || state === 'cancelled'
  const waitsForGuest = state === 'requested' && event.verifiedAt === undefined
  const when = formatDateTime(startsAt, location.timeZone)
  return {
    subject: `${waitsForGuest ? unverified.heading : headings[state]}: ${when}`,
    heading: waitsForGuest ? unverified.heading : headings[state],
    paragraphs: [
      ...(waitsForGuest ? unverified.paragraphs : [texts[state]]),
      ...(isClosed && closingNote ? [closingNote] : []),
      ...(withQuote && quote.note !== '' ? [quote.note] : []),
    ],
    panels: [
      describeEvent(event, location.timeZone),
      ...(state === 'quoted' ? changesPanels(event) : []),
      ...(withQuote ? [quotePanel(quote, state, location.timeZone)] : []),
    ],
    button: waitsForGuest
      ? { label: 'Confirm Your Request', url: `${siteUrl}/events/${id}?confirm=${event.confirmCode}` }
      : { label: 'Open Your Event', url: `${siteUrl}/events/${id}` },
    from: formatMailSender(location),
  }
}
