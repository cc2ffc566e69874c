import { encode } from 'fast-png'
import type { TicketRow } from '#shared/printing/rows'
import { COLUMN_DOTS, findGlyph, LETTER_DOTS, type Glyph } from './font'

/**
 * Rows of the longest picture, 45 cm of paper: printers hold a picture in memory. A longer page is
 * several pictures.
 */
const MAX_ROWS = 120

/** White dots above and below a row of letters. */
const MARGIN_DOTS = 3
const ROW_DOTS = LETTER_DOTS + 2 * MARGIN_DOTS

/** Letters of a row with double size are drawn with four dots for one. */
const getScale = ({ style }: TicketRow): 1 | 2 => (style === 'big' ? 2 : 1)

/** A picture with a bit for each dot, from left to right; black is 1. */
class Picture {
  readonly bytes: Uint8Array
  readonly #rowBytes: number

  constructor(
    readonly width: number,
    readonly height: number,
  ) {
    this.#rowBytes = width / 8
    this.bytes = new Uint8Array(this.#rowBytes * height)
  }

  /** Inverts a dot; those beyond the right edge are left out. */
  invert(x: number, y: number): void {
    if (x >= this.width) return
    const at = y * this.#rowBytes + (x >> 3)
    this.bytes[at] = (this.bytes[at] ?? 0) ^ (0x80 >> (x & 7))
  }

  /** Blackens the whole width. */
  fillRows(from: number, count: number): void {
    this.bytes.fill(0xff, from * this.#rowBytes, (from + count) * this.#rowBytes)
  }

  /** Returns the picture as a PNG of one bit for each dot, in which white is 1. */
  toPng(): Uint8Array {
    const data = this.bytes.map((byte) => byte ^ 0xff)
    return encode({ width: this.width, height: this.height, data, channels: 1, depth: 1 }, { zlib: { level: 6 } })
  }
}

/** Inverts the dots of a letter at a place, which has one colour. */
function drawGlyph(picture: Picture, { columns, rows }: Glyph, left: number, top: number, scale: number): void {
  const width = columns * COLUMN_DOTS
  for (const [y, row] of rows.entries())
    for (let x = 0; x < width; x += 1)
      if ((row >> (width - 1 - x)) & 1)
        for (let dot = 0; dot < scale * scale; dot += 1)
          picture.invert(left + x * scale + (dot % scale), top + y * scale + Math.floor(dot / scale))
}

/** Makes the lines of a letter a dot wider. */
const embolden = ({ columns, rows }: Glyph): Glyph => ({ columns, rows: rows.map((row) => row | (row >> 1)) })

function drawRow(picture: Picture, row: TicketRow, top: number, glyphs: Map<string, Glyph | undefined>): void {
  const scale = getScale(row)
  if (row.style === 'alarm') picture.fillRows(top, ROW_DOTS)
  let left = 0
  for (const letter of row.text) {
    if (!glyphs.has(letter)) glyphs.set(letter, findGlyph(letter))
    const glyph = glyphs.get(letter)
    if (glyph)
      drawGlyph(picture, row.style === 'bold' ? embolden(glyph) : glyph, left, top + MARGIN_DOTS * scale, scale)
    left += (glyph?.columns ?? 1) * COLUMN_DOTS * scale
  }
}

/** Splits a page into parts that a picture each can show. */
export const splitPage = <Row>(rows: readonly Row[]): readonly (readonly Row[])[] =>
  Array.from({ length: Math.ceil(rows.length / MAX_ROWS) }, (_, index) =>
    rows.slice(index * MAX_ROWS, (index + 1) * MAX_ROWS),
  )

/**
 * Draws a page as a PNG in black and white, which is as wide as the printer prints. Alarms are
 * white on a black bar of that width. The same page always has the same bytes.
 */
export function drawPage(rows: readonly TicketRow[], columns: number): Uint8Array {
  const tops = [0]
  for (const row of rows) tops.push((tops.at(-1) ?? 0) + ROW_DOTS * getScale(row))
  const picture = new Picture(columns * COLUMN_DOTS, tops.at(-1) ?? 0)
  const glyphs = new Map<string, Glyph | undefined>()
  for (const [index, row] of rows.entries()) drawRow(picture, row, tops[index] ?? 0, glyphs)
  return picture.toPng()
}
