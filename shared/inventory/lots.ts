import { addDays } from '../platform/time'
import type { Hundredths } from './stock'

/**
 * What came in together: the local date that it keeps until, or null for what keeps or is not
 * known.
 */
export type StockLot = { readonly expiresOn: string | null; readonly hundredths: Hundredths }

/** An expiry within so many days is announced (docs/product/stock.md#lots-and-expiry). */
export const EXPIRES_SOON_DAYS = 7

const sum = (lots: readonly StockLot[]) => lots.reduce((total, lot) => total + lot.hundredths, 0)

// What keeps comes last, as it is used last.
const byExpiry = (one: StockLot, other: StockLot) => (one.expiresOn ?? '9999').localeCompare(other.expiresOn ?? '9999')

function merged(lots: readonly StockLot[]): StockLot[] {
  const amounts = new Map<string | null, Hundredths>()
  for (const { expiresOn, hundredths } of lots) amounts.set(expiresOn, (amounts.get(expiresOn) ?? 0) + hundredths)
  return [...amounts].map(([expiresOn, hundredths]) => ({ expiresOn, hundredths })).filter((lot) => lot.hundredths > 0)
}

/** A lot keeps until its date, that day included. */
export const isExpiredLot = (expiresOn: string | null, today: string): boolean =>
  expiresOn !== null && expiresOn < today

// Nobody cooks with what has expired: it stays on the shelf, and on the books, until it is thrown
// away.
const byUse = (today: string) => (one: StockLot, other: StockLot) =>
  Number(isExpiredLot(one.expiresOn, today)) - Number(isExpiredLot(other.expiresOn, today)) || byExpiry(one, other)

/**
 * What is left of each lot on a local date, first expiring first. A kitchen uses what expires first
 * and never what has expired while there is anything else, so the stock that is there is the end of
 * the lots that came in; stock that no lot accounts for counts as keeping.
 */
export function listRemainingLots(lots: readonly StockLot[], hundredths: Hundredths, today: string): StockLot[] {
  const unknown: StockLot = { expiresOn: null, hundredths: Math.max(0, hundredths - sum(lots)) }
  let used = sum([...lots, unknown]) - hundredths
  return merged([...lots, unknown])
    .sort(byUse(today))
    .map((lot) => {
      const gone = Math.min(used, lot.hundredths)
      used -= gone
      return { ...lot, hundredths: lot.hundredths - gone }
    })
    .filter((lot) => lot.hundredths > 0)
    .sort(byExpiry)
}

/**
 * How much of a stock has expired on a local date: it is on the books, and nobody sells it
 * (docs/product/stock.md#lots-and-expiry).
 */
export const getExpiredHundredths = (lots: readonly StockLot[], hundredths: Hundredths, today: string): Hundredths =>
  sum(listRemainingLots(lots, hundredths, today).filter(({ expiresOn }) => isExpiredLot(expiresOn, today)))

/**
 * What may be sold of levels, given what of each has expired
 * (docs/product/stock.md#lots-and-expiry).
 */
export const getSellableStock = (
  levels: ReadonlyMap<number, Hundredths>,
  expired: ReadonlyMap<number, Hundredths>,
): ReadonlyMap<number, Hundredths> =>
  new Map([...levels].map(([id, level]) => [id, Math.max(0, level - (expired.get(id) ?? 0))]))

type Change = {
  readonly lots: readonly StockLot[]
  readonly before: Hundredths
  readonly after: Hundredths
  /** The location's date: what expired before it isn't used. */
  readonly today: string
  /** What came in. */
  readonly received?: readonly StockLot[]
  /** The lot that a withdrawal is of; what it doesn't hold is taken from the others. */
  readonly from?: string | undefined
}

function without(lots: readonly StockLot[], from: string | undefined, hundredths: Hundredths): StockLot[] {
  return lots.map((lot) =>
    lot.expiresOn === from ? { ...lot, hundredths: Math.max(0, lot.hundredths - hundredths) } : lot,
  )
}

/** The lots after a change of the level, without those that are used up. */
export function updateLots({ lots, before, after, today, received = [], from }: Change): StockLot[] {
  const there = without(listRemainingLots(lots, before, today), from, Math.max(0, before - after))
  return listRemainingLots([...there, ...received], after, today)
}

/** What a withdrawal took, lot by lot. */
export function listConsumedLots(change: Change): StockLot[] {
  const left = new Map(updateLots(change).map((lot) => [lot.expiresOn, lot.hundredths]))
  return listRemainingLots(change.lots, change.before, change.today)
    .map((lot) => ({ ...lot, hundredths: lot.hundredths - (left.get(lot.expiresOn) ?? 0) }))
    .filter((lot) => lot.hundredths > 0)
}

/**
 * The lots as a day leaves them, to be written down where one expires with it and some of it was
 * used; otherwise none.
 */
export function listUnsettledLots(
  lots: readonly StockLot[],
  hundredths: Hundredths,
  day: string,
): StockLot[] | undefined {
  const ends = lots.some(({ expiresOn }) => expiresOn !== null && expiresOn <= day)
  return ends && sum(lots) > hundredths ? listRemainingLots(lots, hundredths, day) : undefined
}

/** The lots that expire within a week of a local date, those that have expired already included. */
export const listExpiringLots = (lots: readonly StockLot[], hundredths: Hundredths, today: string) =>
  listRemainingLots(lots, hundredths, today).flatMap((lot) =>
    lot.expiresOn !== null && lot.expiresOn <= addDays(today, EXPIRES_SOON_DAYS)
      ? [{ expiresOn: lot.expiresOn, hundredths: lot.hundredths }]
      : [],
  )
