import anyAscii from 'any-ascii'
import type { Paper } from '#shared/printing/rows'
import { letterSets, type LetterSet } from './letters'

/** Letters of other scripts, and pictures, which a spelling in Latin letters loses. */
const NOT_LATIN = /(?!\p{Script=Latin})\p{L}|\p{Extended_Pictographic}/u

const FRACTION_AFTER_DIGIT = /(?<=\d)(?=[¼-¾⅐-⅞])/g

/** Signs that the library spells in a way that a cook misreads. */
const signs: Readonly<Record<string, string>> = { '×': 'x', '·': '-', '°': ' deg', '¿': '', '¡': '' }

/** Writes a text with the letters that a printer has; others are spelled in ASCII. */
const spellWith = (own: RegExp, text: string): string =>
  Array.from(
    text
      .normalize('NFC')
      // Otherwise 1½ would be 11/2.
      .replace(FRACTION_AFTER_DIGIT, ' ')
      .replace(/[×·°¿¡]/g, (sign) => signs[sign] ?? sign),
    (letter) => (own.test(letter) ? letter : anyAscii(letter).replace(/[^\x20-\x7e]/g, ' ')),
  )
    .map((letter) => letter || ' ')
    .join('')
    .replace(/ +/g, ' ')
    .trim()

/** The printable width of a 58 mm roll is 48 mm, that of an 80 mm roll 72 mm. */
const NARROW_MM = 60

/** Returns the columns of a roll by the printable width that its printer reports; 48 without it. */
export function getReportedColumns(printWidth: string | undefined): number {
  const millimetres = Number.parseFloat(printWidth ?? '')
  return millimetres > 0 && millimetres < NARROW_MM ? 32 : 48
}

/** Whether a printer takes UTF-8 by the encodings that it reports: `utf8,std`. */
export const takesUtf8 = (encodings: string | undefined): boolean => /\butf-?8\b/i.test(encodings ?? '')

/** Returns the paper of a receipt printer: 48 columns for an 80 mm roll, 32 for 58 mm. */
export const createReceiptPaper = (columns: number, letters: LetterSet = 'ascii'): Paper => ({
  columns,
  spell: (text) => spellWith(letterSets[letters], text),
  isLost: (text) =>
    Array.from(text.normalize('NFC')).some((each) => NOT_LATIN.test(each) && !letterSets[letters].test(each)),
})
