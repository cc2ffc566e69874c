import { formatClock, formatShortDate } from '../hours/hours'
import { formatCents, type Cents } from '../platform/money'

type ComparedQuote = {
  readonly lines: readonly {
    readonly name: string
    readonly quantity: number
    readonly unitPriceCents: Cents
    readonly notes?: string | undefined
    readonly options: readonly { readonly name: string }[]
  }[]
  readonly serviceChargeBasisPoints: number
  readonly depositCents: Cents
  readonly totalCents: Cents
  readonly date?: string | undefined
  readonly time?: string | undefined
  readonly guests?: number | undefined
}

/** A difference between two quotes; null if one of them lacks the line. */
type QuoteChange = { readonly label: string; readonly before: string | null; readonly after: string | null }

/** Returns the lines by dish with its options; a dish may be quoted at several prices. */
function listLines({ lines }: ComparedQuote): ReadonlyMap<string, { readonly label: string; readonly text: string }> {
  const listed = new Map<string, { readonly label: string; readonly text: string }>()
  for (const { name: label, quantity, unitPriceCents, notes = '', options } of lines) {
    const key = JSON.stringify([label, notes, ...options.map(({ name }) => name)])
    const text = `${quantity} at ${formatCents(unitPriceCents)}`
    const same = listed.get(key)
    listed.set(key, { label, text: same ? `${same.text}, ${text}` : text })
  }
  return listed
}

const formatWhen = ({ date, time }: ComparedQuote): string | null =>
  date && time ? `${formatShortDate(date)}, ${formatClock(time)}` : null

const formatGuests = ({ guests }: ComparedQuote): string | null => (guests === undefined ? null : String(guests))

/** Returns what a quote changes compared with the previous one, in the sequence of the quote. */
export function compareQuotes(before: ComparedQuote, after: ComparedQuote): readonly QuoteChange[] {
  const [had, has] = [listLines(before), listLines(after)]
  const keys = [...new Set([...has.keys(), ...had.keys()])]
  const changes: readonly QuoteChange[] = [
    { label: 'When', before: formatWhen(before), after: formatWhen(after) },
    { label: 'Guests', before: formatGuests(before), after: formatGuests(after) },
    ...keys.map((key) => ({
      label: has.get(key)?.label ?? had.get(key)?.label ?? '',
      before: had.get(key)?.text ?? null,
      after: has.get(key)?.text ?? null,
    })),
    {
      label: 'Service charge',
      before: `${before.serviceChargeBasisPoints / 100}%`,
      after: `${after.serviceChargeBasisPoints / 100}%`,
    },
    { label: 'Deposit', before: formatCents(before.depositCents), after: formatCents(after.depositCents) },
    { label: 'Total', before: formatCents(before.totalCents), after: formatCents(after.totalCents) },
  ]
  return changes.filter((change) => change.before !== change.after)
}
