import type { MailRow as Row } from './mail-amounts'
import { formatMailSender, type MailContext, type MailMessage } from './order-mail'
import { formatCents } from '../platform/money'
import type { DailyReport } from '../numbers/contract'
import type { DepositAmounts } from '../numbers/payments-contract'

type FeedbackOrder = { readonly id: string; readonly ticketNumber: number }
type AnsweredFeedback = { readonly rating: number; readonly comment: string; readonly answer: string }
const FEEDBACK_HEADING = 'Our answer to your feedback'

const paragraphsOf = (answer: string): readonly string[] =>
  answer.split(/\n+/).flatMap((paragraph) => paragraph.trim() || [])

/** Creates the mail with the desk's reply to feedback (docs/product/desk.md#feedback). */
export const createFeedbackReplyMail = (
  { id, ticketNumber }: FeedbackOrder,
  { rating, comment, answer }: AnsweredFeedback,
  context: MailContext,
): MailMessage => ({
  subject: `Ticket ${ticketNumber}: ${FEEDBACK_HEADING}`,
  heading: FEEDBACK_HEADING,
  ticket: ticketNumber,
  paragraphs: paragraphsOf(answer),
  panels: [
    {
      title: 'What You Told Us',
      rows: [{ label: 'Rating', value: `${rating} of 5 stars`, ...(comment !== '' && { under: [`“${comment}”`] }) }],
    },
  ],
  button: { label: 'See Your Order', url: `${context.siteUrl}/orders/${id}/tracking` },
  from: formatMailSender(context.location),
})

const centsOf = (amount: string): number => Math.round(Number(amount) * 100)
const money = (amount: string): string => formatCents(centsOf(amount))
const NOTHING = formatCents(0)
const share = (part: number, whole: number): string => (whole === 0 ? '–' : `${Math.round((part * 100) / whole)}%`)
const minutes = (value: number | null): string => (value === null ? '–' : `${value} min`)
const capital = (word: string): string => `${word[0]?.toUpperCase() ?? ''}${word.slice(1)}`

/** Formats a date: Saturday, November 21. */
const dayName = (date: string): string =>
  new Intl.DateTimeFormat('en-US', { weekday: 'long', month: 'long', day: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${date}T00:00:00Z`),
  )

/** Formats an hour: 6 pm. */
const hourName = (hour: number): string => `${hour % 12 === 0 ? 12 : hour % 12} ${hour < 12 ? 'am' : 'pm'}`

/** Returns the row of what was paid at the counter without a record how, if there is any. */
function listUnrecorded({ payments: { atCounter, cash, card, notCollected } }: DailyReport): readonly Row[] {
  const cents = centsOf(atCounter) - centsOf(cash) - centsOf(card) - centsOf(notCollected)
  return cents > 0 ? [{ label: 'Of this another way or not recorded how', value: formatCents(cents) }] : []
}

const listWays = (label: string, { cash, card, other }: DepositAmounts): readonly Row[] => [
  { label: `${label} in cash`, value: money(cash) },
  { label: `${label} by card`, value: money(card) },
  { label: `${label} another way`, value: money(other) },
]

/** Returns a row for each way by which deposits of events were paid or went back. */
const listDeposits = ({ depositsReceived, depositsReturned }: DailyReport['payments']): readonly Row[] =>
  [...listWays('Deposits received', depositsReceived), ...listWays('Deposits returned', depositsReturned)].filter(
    ({ value }) => value !== NOTHING,
  )

const sales = (report: DailyReport): readonly Row[] => {
  const [net, food] = [centsOf(report.net), centsOf(report.foodCost)]
  return [
    { label: 'Gross sales', value: money(report.gross) },
    { label: 'Discounts', value: money(report.discount) },
    { label: 'Net sales', value: money(report.net), strong: true },
    { label: 'Tax', value: money(report.tax) },
    { label: 'Delivery fees', value: money(report.fees) },
    { label: 'Tips', value: money(report.payments.tips) },
    { label: 'Paid by gift card', value: money(report.payments.giftCards) },
    { label: 'Paid online', value: money(report.payments.online) },
    { label: 'Paid at the counter', value: money(report.payments.atCounter) },
    { label: 'Of this in cash', value: money(report.payments.cash) },
    ...report.drivers.map(({ name, cashDue }) => ({ label: `Cash due from ${name}`, value: money(cashDue) })),
    { label: 'Of this by card', value: money(report.payments.card) },
    { label: 'Of this not collected', value: money(report.payments.notCollected) },
    ...listUnrecorded(report),
    { label: 'Refunded to cards', value: money(report.payments.refunds) },
    { label: 'Refunded to gift cards', value: money(report.payments.giftCardRefunds) },
    { label: 'Refunded in cash', value: money(report.payments.cashRefunds) },
    { label: 'Refunded on the terminal', value: money(report.payments.terminalRefunds) },
    { label: 'Lost in disputes', value: money(report.payments.disputesLost) },
    ...listDeposits(report.payments),
    { label: 'Average order', value: report.orders === 0 ? '–' : formatCents(Math.round(net / report.orders)) },
    { label: 'Food cost by recipes', value: money(report.foodCost), under: [`${share(food, net)} of net sales`] },
    { label: 'Margin by recipes', value: formatCents(net - food), under: [`${share(net - food, net)} of net sales`] },
    { label: 'Waste', value: money(report.waste) },
    { label: 'Hosting, estimated', value: money(report.cost) },
  ]
}

const service = ({ orders, cancelled, byType, byHour, medianMinutes, onTimePercent }: DailyReport): readonly Row[] => {
  const most = Math.max(...byHour)
  const busiest = byHour.indexOf(most)
  return [
    { label: 'Completed orders', value: String(orders), strong: true },
    ...Object.entries(byType)
      .filter(([, count]) => count > 0)
      .map(([type, count]) => ({ label: capital(type), value: String(count) })),
    { label: 'Canceled', value: String(cancelled) },
    { label: 'Busiest hour', value: most === 0 ? '–' : `${hourName(busiest)}: ${most}` },
    { label: 'On time', value: onTimePercent === null ? '–' : `${onTimePercent}%` },
    { label: 'Time to confirm', value: minutes(medianMinutes.confirm) },
    { label: 'Cook time', value: minutes(medianMinutes.cook) },
    { label: 'Total time', value: minutes(medianMinutes.total) },
  ]
}

const guests = ({ feedback: { count, average }, points, codes, giftCards }: DailyReport): readonly Row[] => [
  { label: 'Feedback', value: average === null ? 'none' : `${average.toFixed(2)} of 5 stars, ${count}` },
  { label: 'Points', value: `${points.issued} given, ${points.redeemed} redeemed` },
  { label: 'Codes', value: `${codes.issued} given, ${codes.spent} spent` },
  {
    label: 'Gift cards',
    value: `${money(giftCards.bought)} sold, ${money(giftCards.spent)} spent`,
    under: [`${money(giftCards.liability)} still to be spent. Sold cards are no sales.`],
  },
]

/** Whether a report has any activity. Empty reports are not mailed. */
export function hasReportActivity(report: DailyReport): boolean {
  const { orders, cancelled, waste, feedback, points, codes, payments } = report
  const events = orders + cancelled + feedback.count + points.redeemed + codes.issued + codes.spent
  return events > 0 || centsOf(waste) !== 0 || listDeposits(payments).length > 0
}

/**
 * Creates the mail with a day's report, without comments or names of guests
 * (docs/product/numbers.md#daily-mail).
 */
export function createDailyReportMail(
  report: DailyReport,
  { location, siteUrl }: MailContext,
  isSample = false,
): MailMessage {
  const { date, net, orders, dishes, stations } = report
  const day = dayName(date)
  return {
    subject: `${location.name}, ${day}: ${money(net)} net, ${orders === 1 ? '1 order' : `${orders} orders`}`,
    heading: `Closing report, ${day}`,
    paragraphs: [
      `The figures of ${location.fullName}, as on the desk.`,
      ...(isSample ? ['Sample history: these figures include sample orders that were never placed.'] : []),
    ],
    panels: [
      { title: 'Sales', rows: sales(report) },
      { title: 'Orders', rows: service(report) },
      {
        title: 'Dishes',
        rows: dishes.map(({ name, quantity, net: own, foodCost }) => ({
          label: `${quantity}× ${name}`,
          value: money(own),
          under: [`${formatCents(centsOf(own) - centsOf(foodCost))} after food cost`],
        })),
      },
      {
        title: 'Stations',
        rows: stations.map(({ station, lines, medianMinutes }) => ({
          label: capital(station),
          value: minutes(medianMinutes),
          under: [lines === 1 ? '1 line' : `${lines} lines`],
        })),
      },
      { title: 'Guests', rows: guests(report) },
    ].filter(({ rows }) => rows.length > 0),
    button: { label: 'Open the Numbers', url: `${siteUrl}/desk/numbers` },
    from: formatMailSender(location),
  }
}
