import { decode } from 'fast-png'
import { findGlyph } from '../pictures/font'
import type { PrintedPiece } from './star-paper'

/** Dots of a column and a row of letters, and the white or black ones above the letters. */
const [COLUMN, ROW, MARGIN] = [12, 30, 3]

type Picture = { readonly width: number; readonly height: number; readonly isBlack: (x: number, y: number) => boolean }

function openPicture(png: Uint8Array): Picture {
  const { width, height, data, depth, channels } = decode(png)
  if (depth !== 1 || channels !== 1) throw new Error(`${depth} bits in ${channels} channels`)
  return { width, height, isBlack: (x, y) => (((data[(y * width + x) >> 3] ?? 0) >> (7 - (x & 7))) & 1) === 0 }
}

const listDots = (columns: number, isOn: (x: number, y: number) => boolean): string =>
  Array.from({ length: COLUMN * columns * 24 }, (_, at) =>
    isOn(at % (COLUMN * columns), Math.floor(at / (COLUMN * columns))) ? '#' : '.',
  ).join('')

/** Returns letters by their dots, thin and bold. */
function readAlphabet(letters: string): ReadonlyMap<string, string> {
  const shapes = new Map<string, string>()
  for (const letter of new Set(letters)) {
    const glyph = findGlyph(letter)
    if (!glyph) continue
    const { columns, rows } = glyph
    const isOn = (x: number, y: number) => x >= 0 && (((rows[y] ?? 0) >> (columns * COLUMN - 1 - x)) & 1) === 1
    shapes.set(listDots(columns, isOn), letter)
    shapes.set(
      listDots(columns, (x, y) => isOn(x, y) || isOn(x - 1, y)),
      letter,
    )
  }
  return shapes
}

const ASCII = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('')

/**
 * Reads a picture as a person does, letter by letter. `others` are the letters besides ASCII that
 * it may have.
 * @throws Error for dots that are no letter
 */
export function readPicture(png: Uint8Array, others = ''): { readonly width: number; readonly piece: PrintedPiece } {
  const picture = openPicture(png)
  const alphabet = readAlphabet(ASCII + others)
  const readRow = (top: number, scale: 1 | 2): PrintedPiece[number] | undefined => {
    // The left half of the dots above a row has its colour, and so have those at the right edge.
    const isInverted = picture.isBlack(picture.width - 1, top) && picture.isBlack(0, top)
    const row: { letter: string; isBig: boolean; isInverted: boolean }[] = []
    for (let left = 0; left < picture.width;) {
      const find = (columns: number) =>
        alphabet.get(
          listDots(columns, (x, y) => {
            const at = { x: left + x * scale, y: top + (MARGIN + y) * scale }
            return at.x < picture.width && picture.isBlack(at.x, at.y) !== isInverted
          }),
        )
      const [wide, narrow] = [find(2), find(1)]
      const letter = wide ?? narrow
      if (letter === undefined) return undefined
      row.push({ letter, isBig: scale === 2, isInverted })
      left += (wide === undefined ? 1 : 2) * COLUMN * scale
    }
    while (row.at(-1)?.letter === ' ') row.pop()
    return row
  }
  const piece: PrintedPiece[number][] = []
  for (let top = 0; top < picture.height;) {
    const small = readRow(top, 1)
    const row = small ?? readRow(top, 2)
    if (!row) throw new Error(`No letters at ${top}`)
    piece.push(row)
    top += small ? ROW : 2 * ROW
  }
  return { width: picture.width, piece }
}
