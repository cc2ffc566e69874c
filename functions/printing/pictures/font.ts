import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** GNU Unifont as published: a letter per line, sorted by code, with its rows of dots in hex. */
export const FONT_PATH = 'functions/printing/pictures/unifont.hex'

/** Dots of a column and of a row of letters. Wide letters take two columns. */
export const COLUMN_DOTS = 12
export const LETTER_DOTS = 24

/** A letter: its rows from top to bottom, each a number whose highest bit is the leftmost dot. */
export type Glyph = { readonly columns: 1 | 2; readonly rows: readonly number[] }

let font: string | undefined
/** Reads the font when the first picture is drawn; other formats don't need it. */
const readFont = (): string => (font ??= readFileSync(join(process.cwd(), FONT_PATH), 'latin1'))

/** Returns the line of a letter by binary search. */
function findLine(code: number): string | undefined {
  const lines = readFont()
  let [from, to] = [0, lines.length]
  while (from < to) {
    const middle = Math.floor((from + to) / 2)
    const start = Math.max(from, lines.lastIndexOf('\n', middle - 1) + 1)
    const end = lines.indexOf('\n', start)
    const line = lines.slice(start, end)
    const found = Number.parseInt(line, 16)
    if (found === code) return line
    if (found < code) from = end + 1
    else to = start
  }
  return undefined
}

/**
 * Enlarges two neighbours to three: the middle one has the dots of both. Lines of one dot are then
 * two wide and gaps stay open, as in the printers' own letters of 12 x 24 dots.
 */
function enlargeRow(row: number, width: number): number {
  let enlarged = 0
  for (let at = width - 2; at >= 0; at -= 2) {
    const [left, right] = [(row >> (at + 1)) & 1, (row >> at) & 1]
    enlarged = (enlarged << 3) | (left << 2) | ((left | right) << 1) | right
  }
  return enlarged
}

/** Returns the dots of a letter; undefined if the font lacks it. */
export function findGlyph(letter: string): Glyph | undefined {
  const hex = findLine(letter.codePointAt(0) ?? 0)?.split(':')[1]
  if (hex === undefined) return undefined
  const width = hex.length / 4
  const small = hex.match(new RegExp(`.{${width / 4}}`, 'g'))?.map((digits) => Number.parseInt(digits, 16)) ?? []
  const rows = small.flatMap((row, index) => {
    const next = small[index + 1] ?? 0
    return (index % 2 === 0 ? [row, row | next] : [row]).map((each) => enlargeRow(each, width))
  })
  return { columns: width === 8 ? 1 : 2, rows }
}
