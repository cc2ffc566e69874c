import anyAscii from 'any-ascii'
import type { Paper } from '#shared/printing/ticket-layout'

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

/** Returns the paper of a receipt printer: 48 columns for an 80 mm roll, 32 for 58 mm. */
export const createReceiptPaper = (columns: number): Paper => ({
  columns,
  spell: spellInAscii,
  isLost: (text) => NOT_LATIN.test(text),
})
