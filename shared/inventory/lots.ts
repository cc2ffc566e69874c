import { addDays } from '../platform/time'
import type { Hundredths } from './stock'

/**
 * A quantity of stock with the same expiry: `expiresOn` is the last local date it can be used, null
 * if it doesn't expire or the date is unknown.
 */
export type StockLot = { readonly expiresOn: string | null; readonly hundredths: Hundredths }

/**
 * Lots that expire within this many days are listed as expiring
 * (docs/product/stock.md#lots-and-expiry).
 */
const EXPIRES_SOON_DAYS = 7

const sum = (lots: readonly StockLot[]) => lots.reduce((total, lot) => total + lot.hundredths, 0)

// Lots that don't expire come last, because they are used last.
const byExpiry = (one: StockLot, other: StockLot) => (one.expiresOn ?? '9999').localeCompare(other.expiresOn ?? '9999')

function mergeByExpiry(lots: readonly StockLot[]): StockLot[] {
  const amounts = new Map<string | null, Hundredths>()
  for (const { expiresOn, hundredths } of lots) amounts.set(expiresOn, (amounts.get(expiresOn) ?? 0) + hundredths)
  return [...amounts].map(([expiresOn, hundredths]) => ({ expiresOn, hundredths })).filter((lot) => lot.hundredths > 0)
}

/** Whether a lot has expired. It can still be used on its date. */
export const isExpiredLot = (expiresOn: string | null, today: string): boolean =>
  expiresOn !== null && expiresOn < today

// Expired stock isn't used. It stays in the books until it is recorded as waste.
const byUse = (today: string) => (one: StockLot, other: StockLot) =>
  Number(isExpiredLot(one.expiresOn, today)) - Number(isExpiredLot(other.expiresOn, today)) || byExpiry(one, other)

/**
 * Returns what is left of each lot on a local date, first expiring first. The kitchen uses lots in
 * that order and expired ones last, so the current stock is the end of the received lots. Stock
 * without a lot counts as not expiring.
 */
export function listRemainingLots(lots: readonly StockLot[], hundredths: Hundredths, today: string): StockLot[] {
  const unknown: StockLot = { expiresOn: null, hundredths: Math.max(0, hundredths - sum(lots)) }
  let used = sum([...lots, unknown]) - hundredths
  return mergeByExpiry([...lots, unknown])
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
 * Returns how much of the stock has expired on a local date
 * (docs/product/stock.md#lots-and-expiry).
 */
export const getExpiredHundredths = (lots: readonly StockLot[], hundredths: Hundredths, today: string): Hundredths =>
  sum(listRemainingLots(lots, hundredths, today).filter(({ expiresOn }) => isExpiredLot(expiresOn, today)))

/**
 * What of the stock isn't for sale, in hundredths by ingredient id: expired lots. Negative for an
 * ingredient that a location doesn't count, which never runs out.
 */
export type WithheldStock = Pick<ReadonlyMap<number, Hundredths>, 'get'>

/** Returns the lines of a recipe whose ingredients are counted: only they can be missing. */
export const listCountedLines = <Line extends { readonly ingredientId: number }>(
  recipe: readonly Line[],
  withheld: WithheldStock,
): readonly Line[] => recipe.filter(({ ingredientId }) => (withheld.get(ingredientId) ?? 0) >= 0)

/** Returns the levels less what isn't for sale (docs/product/stock.md#lots-and-expiry). */
export const getSellableStock = (
  levels: ReadonlyMap<number, Hundredths>,
  withheld: WithheldStock,
): ReadonlyMap<number, Hundredths> =>
  new Map([...levels].map(([id, level]) => [id, Math.max(0, level - (withheld.get(id) ?? 0))]))

type Change = {
  readonly lots: readonly StockLot[]
  readonly before: Hundredths
  readonly after: Hundredths
  /** The local date. */
  readonly today: string
  /** Received lots. */
  readonly received?: readonly StockLot[]
  /** The lot to withdraw from first. */
  readonly from?: string | undefined
}

function reduceLot(lots: readonly StockLot[], from: string | undefined, hundredths: Hundredths): StockLot[] {
  return lots.map((lot) =>
    lot.expiresOn === from ? { ...lot, hundredths: Math.max(0, lot.hundredths - hundredths) } : lot,
  )
}

/** Returns the lots after a change of the level, without empty ones. */
export function updateLots({ lots, before, after, today, received = [], from }: Change): StockLot[] {
  const there = reduceLot(listRemainingLots(lots, before, today), from, Math.max(0, before - after))
  return listRemainingLots([...there, ...received], after, today)
}

/** Returns what a withdrawal took from each lot. */
export function listConsumedLots(change: Change): StockLot[] {
  const left = new Map(updateLots(change).map((lot) => [lot.expiresOn, lot.hundredths]))
  return listRemainingLots(change.lots, change.before, change.today)
    .map((lot) => ({ ...lot, hundredths: lot.hundredths - (left.get(lot.expiresOn) ?? 0) }))
    .filter((lot) => lot.hundredths > 0)
}

/**
 * Returns the lots at the end of a day if one of them expires with it and some of the stock was
 * used; otherwise undefined.
 */
export function listUnsettledLots(
  lots: readonly StockLot[],
  hundredths: Hundredths,
  day: string,
): StockLot[] | undefined {
  const ends = lots.some(({ expiresOn }) => expiresOn !== null && expiresOn <= day)
  return ends && sum(lots) > hundredths ? listRemainingLots(lots, hundredths, day) : undefined
}

/** Returns the lots that expire within a week of a local date, including expired ones. */
export const listExpiringLots = (lots: readonly StockLot[], hundredths: Hundredths, today: string) =>
  listRemainingLots(lots, hundredths, today).flatMap((lot) =>
    lot.expiresOn !== null && lot.expiresOn <= addDays(today, EXPIRES_SOON_DAYS)
      ? [{ expiresOn: lot.expiresOn, hundredths: lot.hundredths }]
      : [],
  )
