import anyAscii from 'any-ascii'
import type { Paper } from '#shared/printing/rows'

/** Letters of other scripts, and pictures, which a spelling in Latin letters loses. */
const NOT_LATIN = /(?!\p{Script=Latin})\p{L}|\p{Extended_Pictographic}/u

const FRACTION_AFTER_DIGIT = /(?<=\d)(?=[¼-¾⅐-⅞])/g

/** Signs that the library spells in a way that a cook misreads. */
const signs: Readonly<Record<string, string>> = { '×': 'x', '·': '-', '°': ' deg', '¿': '', '¡': '' }

/** Writes a text with the letters of every receipt printer, which are those of ASCII. */
const spellInAscii = (text: string): string =>
  anyAscii(
    text
      // Otherwise 1½ would be 11/2.
      .replace(FRACTION_AFTER_DIGIT, ' ')
      .replace(/[×·°¿¡]/g, (sign) => signs[sign] ?? sign),
  )
    .replace(/[^\x20-\x7e]/g, ' ')
    .replace(/ +/g, ' ')
    .trim()

/** The printable width of a 58 mm roll is 48 mm, that of an 80 mm roll 72 mm. */
const NARROW_MM = 60

/** Returns the columns of a roll by the printable width that its printer reports; 48 without it. */
export function getReportedColumns(printWidth: string | undefined): number {
  const millimetres = Number.parseFloat(printWidth ?? '')
  return millimetres > 0 && millimetres < NARROW_MM ? 32 : 48
}

/** Returns the paper of a receipt printer: 48 columns for an 80 mm roll, 32 for 58 mm. */
export const createReceiptPaper = (columns: number): Paper => ({
  columns,
  spell: spellInAscii,
  isLost: (text) => NOT_LATIN.test(text),
})
