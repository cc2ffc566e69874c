import { centsToDecimal, toCents, type Cents } from '../platform/money'
import { Problem } from '../platform/problem'
import { hundredthsToDecimal, MAX_AMOUNT, nameOneUnit, toHundredths, withUnit, type Hundredths } from './stock'

/** A pack of an ingredient, with how much of its unit is in one (docs/product/stock.md#packs). */
export type Pack = { readonly name: string; readonly hundredths: Hundredths }

/** Packs as they were ordered or booked. Later changes of the ingredient don't change them. */
export type BookedPack = Pack & { readonly countHundredths: Hundredths }

/** Packs as a call names them. */
export type NamedPacks = readonly { readonly name: string; readonly count: string | number }[]

const isSameName = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase()

const reject = (path: string, message: string) =>
  new Problem('invalid-input', 'Please check the packs.', { errors: [{ path, message }] })

/** Finds a pack by its name, in whatever case. @throws Problem `invalid-input` */
export function getPack(known: readonly Pack[], name: string, path: string): Pack {
  const pack = known.find((one) => isSameName(one.name, name))
  if (pack) return { name: pack.name, hundredths: pack.hundredths }
  throw reject(path, `There is no pack ${name}`)
}

/**
 * Returns a quantity as one figure: what is in the packs, each rounded half up once, and what is
 * loose.
 */
export const sumPacks = (packs: readonly BookedPack[], loose: Hundredths): Hundredths =>
  packs.reduce((sum, { hundredths, countHundredths }) => sum + Math.round((hundredths * countHundredths) / 100), loose)

type AmountInPacks = { readonly quantity: string | number; readonly packs?: NamedPacks | undefined }

/**
 * Returns the quantity of a call with the packs that it names, without those of which there are
 * none.
 * @throws Problem `invalid-input` for an unknown pack, for a part of one that rounds to nothing, or
 *   for more than a call can name
 */
export function resolvePacks({ quantity, packs = [] }: AmountInPacks, known: readonly Pack[], at = '') {
  const booked = packs.flatMap(({ name, count }, index): BookedPack[] => {
    const pack = getPack(known, name, `${at}packs.${index}.name`)
    const countHundredths = toHundredths(count)
    return countHundredths === 0 ? [] : [{ ...pack, countHundredths }]
  })
  const hundredths = sumPacks(booked, toHundredths(quantity))
  if (hundredths === 0 && booked.length > 0) throw reject(`${at}quantity`, 'Is less than 0.01')
  if (hundredths > MAX_AMOUNT) throw reject(`${at}quantity`, 'Is too much')
  return { hundredths, ...(booked.length > 0 && { packs: booked }) }
}

type PackPrice = { readonly cost: string | number; readonly pack: Pack | undefined; readonly hundredths: Hundredths }

/**
 * Returns a price as one per unit, rounded half up, and what was paid for the quantity, which has
 * no rounding of the price. Without a pack the price is one per unit already.
 * @throws Problem `invalid-input` if one of them is more than a call can name
 */
export function resolvePackPrice(
  { cost, pack, hundredths }: PackPrice,
  at = '',
): { readonly unitCostCents: Cents; readonly paidCents?: Cents } {
  const cents = toCents(cost)
  if (!pack) return { unitCostCents: cents }
  const unitCostCents = Math.round((cents * 100) / pack.hundredths)
  const paidCents = Math.round((cents * hundredths) / pack.hundredths)
  if (Math.max(unitCostCents, paidCents) > MAX_AMOUNT) throw reject(`${at}unitCost`, 'Is too much')
  return { unitCostCents, paidCents }
}

/** Rejects a pack that has the name of the unit, as in "a pound of 12 pounds". */
export function assertPackNames(packs: readonly Pick<Pack, 'name'>[], unit: string): void {
  const index = packs.findIndex(({ name }) => isSameName(name, unit) || isSameName(name, nameOneUnit(unit)))
  if (index >= 0) throw reject(`packs.${index}.name`, 'Is the unit itself')
}

const formatPlain = (hundredths: Hundredths): string => String(Number(hundredthsToDecimal(hundredths)))

/** Formats `2 × Case of 24 and 7 pieces (55 pieces)`; without packs `55 pieces`. */
export function formatInPacks(packs: readonly BookedPack[], hundredths: Hundredths, unit: string): string {
  const total = withUnit(formatPlain(hundredths), unit)
  if (packs.length === 0) return total
  const loose = hundredths - sumPacks(packs, 0)
  const parts = packs.map(({ name, countHundredths }) => `${formatPlain(countHundredths)} × ${name}`)
  return `${[...parts, ...(loose > 0 ? [withUnit(formatPlain(loose), unit)] : [])].join(' and ')} (${total})`
}

/** Returns the price of a pack at a price per unit; without a pack, that of the unit. */
export const getPackPrice = (unitCost: string, pack: { readonly quantity: string } | undefined): string =>
  pack ? centsToDecimal(Math.round((toCents(unitCost) * toHundredths(pack.quantity)) / 100)) : unitCost
