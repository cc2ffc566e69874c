import { Advisory, allergens, stations } from '#shared/menu/contract'
import type { ImportColumn, OptionColumn } from '#shared/menu/upload-contract'
import { cleanLine } from '#shared/platform/text'

type Column = ImportColumn | OptionColumn

/** The word in cells of allergens and advisories that stands for none. */
export const NONE = 'none'

/** Splits a cell of names. */
export const parseNames = (cell: string): readonly string[] =>
  cell
    .split(/[,;]/)
    .map(cleanLine)
    .filter((name) => name !== '')

function describeAllergens(cell: string): string | undefined {
  const unknown = parseNames(cell.toLowerCase()).find((name) => !allergens.some((known) => known === name))
  return unknown && `No such allergen: "${unknown}". There are ${allergens.join(', ')}, or ${NONE}`
}

const describeStation = (cell: string): string =>
  `No such station: "${cleanLine(cell)}". There are ${stations.join(', ')}`

/** Describes entries that aren't a daypart and a price. */
const describeDaypartPrices = (cell: string): string | undefined =>
  cell.split(';').every((entry) => /^\s*\S+\s+\S/.test(entry))
    ? undefined
    : 'Must be dayparts with prices, such as lunch 9.95; late 12.00'

const YES_OR_NO = 'Must be yes or no'

/** What to say of a cell instead of the schema's message; undefined leaves that message. */
const describeCell: Readonly<Partial<Record<Column, (cell: string) => string | undefined>>> = {
  allergens: describeAllergens,
  'adds allergens': describeAllergens,
  'removes allergens': describeAllergens,
  advisory: () => `Must be ${Advisory.options.join(', ')} or ${NONE}`,
  spice: () => 'Must be from 0 to 5',
  station: describeStation,
  order: () => 'Must be a whole number from 0 to 99999',
  popular: () => YES_OR_NO,
  default: () => YES_OR_NO,
  'up to': () => 'Must be a whole number from 1 to 9',
  'at least': () => 'Must be a whole number from 0 to 20',
  'at most': () => 'Must be a whole number from 1 to 20',
  'daypart prices': describeDaypartPrices,
  category: () => 'No such category',
}

/** Returns what is wrong with a cell and what is possible, in the words of the table. */
export const describeCellError = (column: Column, cell: string, message: string): string =>
  describeCell[column]?.(cell) ?? message
