import { dateAfter } from './local-time'
import type { Hundredths } from './stock'

/** What came in together: the local date that it keeps until, or null for what keeps or is not known. */
export type Lot = { readonly expiresOn: string | null; readonly hundredths: Hundredths }

/** An expiry within so many days is announced (decisions section 5). */
export const EXPIRES_SOON_DAYS = 7

const sum = (lots: readonly Lot[]) => lots.reduce((total, lot) => total + lot.hundredths, 0)

// What keeps comes last, as it is used last.
const byExpiry = (one: Lot, other: Lot) => (one.expiresOn ?? '9999').localeCompare(other.expiresOn ?? '9999')

function merged(lots: readonly Lot[]): Lot[] {
  const amounts = new Map<string | null, Hundredths>()
  for (const { expiresOn, hundredths } of lots) amounts.set(expiresOn, (amounts.get(expiresOn) ?? 0) + hundredths)
  return [...amounts].map(([expiresOn, hundredths]) => ({ expiresOn, hundredths })).filter((lot) => lot.hundredths > 0)
}

/**
 * What is left of each lot, first expiring first. A kitchen uses what expires first, so the stock that is there
 * is the end of the lots that came in; stock that no lot accounts for counts as keeping.
 */
export function lotsLeft(lots: readonly Lot[], hundredths: Hundredths): Lot[] {
  const unknown: Lot = { expiresOn: null, hundredths: Math.max(0, hundredths - sum(lots)) }
  let used = sum([...lots, unknown]) - hundredths
  return merged([...lots, unknown])
    .sort(byExpiry)
    .map((lot) => {
      const gone = Math.min(used, lot.hundredths)
      used -= gone
      return { ...lot, hundredths: lot.hundredths - gone }
    })
    .filter((lot) => lot.hundredths > 0)
}

type Change = {
  readonly lots: readonly Lot[]
  readonly before: Hundredths
  readonly after: Hundredths
  /** What came in. */
  readonly received?: readonly Lot[]
}

/** The lots after a change of the level, without those that are used up. */
export const lotsAfter = ({ lots, before, after, received = [] }: Change): Lot[] =>
  lotsLeft([...lotsLeft(lots, before), ...received], after)

/** What a withdrawal took, lot by lot. */
export function lotsTaken({ lots, before, after }: Change): Lot[] {
  const left = new Map(lotsAfter({ lots, before, after }).map((lot) => [lot.expiresOn, lot.hundredths]))
  return lotsLeft(lots, before)
    .map((lot) => ({ ...lot, hundredths: lot.hundredths - (left.get(lot.expiresOn) ?? 0) }))
    .filter((lot) => lot.hundredths > 0)
}

/** The lots that expire within a week of a local date, those that have expired already included. */
export const expiringLots = (lots: readonly Lot[], hundredths: Hundredths, today: string) =>
  lotsLeft(lots, hundredths).flatMap((lot) =>
    lot.expiresOn !== null && lot.expiresOn <= dateAfter(today, EXPIRES_SOON_DAYS)
      ? [{ expiresOn: lot.expiresOn, hundredths: lot.hundredths }]
      : [],
  )
