import { PacksInput, type Pack } from '#shared/inventory/schemas'
import { sumPacks } from '#shared/inventory/packs'
import { hundredthsToDecimal, nameOneUnit, toHundredths } from '#shared/inventory/stock'
import { parseTypedCents } from '#shared/platform/typed-amount'
import { isBlank } from '#shared/platform/text'

/** Formats packs as a form has them, one a line: `Case of 24 = 24`. */
export const formatPackLines = (packs: readonly Pack[]): string =>
  packs.map(({ name, quantity }) => `${name} = ${Number(quantity)}`).join('\n')

/** What a pack holds: `24`, or `10 Case of 24` of a pack in a line before. */
const HELD = /^([\d.,]+)\s*(.*)$/

/** Reads a line; a quantity that can't be read stays empty. */
function readLine(line: string, before: readonly Pack[]): Pack {
  const at = line.lastIndexOf('=')
  const [name, held] = at < 0 ? [line, ''] : [line.slice(0, at), line.slice(at + 1)]
  const [, amount = '', inner = ''] = HELD.exec(held.trim()) ?? []
  const countHundredths = parseTypedCents(amount)
  const pack = before.find((one) => one.name.toLowerCase() === inner.trim().toLowerCase())
  if (countHundredths === null || (inner !== '' && !pack)) return { name: name.trim(), quantity: '' }
  const hundredths = pack
    ? sumPacks([{ ...pack, hundredths: toHundredths(pack.quantity), countHundredths }], 0)
    : countHundredths
  return { name: name.trim(), quantity: hundredthsToDecimal(hundredths) }
}

/** Reads the packs of a form. */
export const readPackLines = (typed: string): readonly Pack[] =>
  typed
    .split('\n')
    .filter((line) => !isBlank(line))
    .reduce<readonly Pack[]>((before, line) => [...before, readLine(line, before)], [])

const MEASURED: readonly string[] = ['lbs', 'oz', 'gallons', 'cups']

/** Returns a line for a pack in a unit: by weight and volume a bag, of what is counted a case. */
export const getPackExample = (unit: string): string =>
  MEASURED.includes(unit) ? `5 ${nameOneUnit(unit)} bag = 5` : 'Case of 24 = 24'

/** Proposes the quantity only if the name says it in the unit: another would be a wrong stock. */
function describeUnclear(name: string, unit: string): string {
  const [, held] =
    new RegExp(String.raw`(?:^|\s)([\d.]+)[\s-]*(?:${unit}|${nameOneUnit(unit)})\b`, 'i').exec(name) ?? []
  return held === undefined
    ? `How much is in ${name}? Write how many ${unit} after =, such as ${getPackExample(unit)}`
    : `How much is in ${name}? Write ${name} = ${held}`
}

/** Says what is wrong with the packs of a form, whose ingredient has a unit. */
export const createPackRule = (unit: string) => ({
  validate: (typed: unknown): true | string => {
    const packs = readPackLines(String(typed))
    const unclear = packs.find(({ quantity }) => quantity === '')
    if (unclear) return describeUnclear(unclear.name, unit)
    return PacksInput.safeParse(packs).error?.issues[0]?.message ?? true
  },
})
