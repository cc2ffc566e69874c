import { decode } from 'fast-png'
import { letterSets } from '../letters'
import { createReceiptPaper } from '../receipt-paper'
import { wrapText } from '#shared/printing/rows'
import { drawPage } from './draw-page'
import { findGlyph } from './font'

/** The letters of pictures. */
const letters = Array.from({ length: 0xffff - 0x21 }, (_, index) => String.fromCharCode(0x21 + index)).filter(
  (letter) => letterSets.picture.test(letter),
)

it('has all letters of pictures, each as wide as the layout counts it', () => {
  const paper = createReceiptPaper(2, 'picture')
  // Two letters of two columns each take two rows of two columns; two of one column take one.
  const countColumns = (letter: string) => wrapText({ ...paper, spell: (text) => text }, letter + letter, 2).length
  expect(letters.length).toBeGreaterThan(40_000)
  expect(letters.filter((letter) => findGlyph(letter)?.columns !== countColumns(letter))).toEqual([])
})

const drawRows = (rows: Parameters<typeof drawPage>[0], columns: number) => {
  const { width, height, data } = decode(drawPage(rows, columns))
  const isBlack = (x: number, y: number) => (((data[(y * width + x) >> 3] ?? 0) >> (7 - (x & 7))) & 1) === 0
  return Array.from({ length: height }, (_, y) =>
    Array.from({ length: width }, (_dot, x) => (isBlack(x, y) ? '#' : '.')).join(''),
  )
}

it('is drawn with lines of two dots and open gaps', () => {
  expect(drawRows([{ text: 'E山' }], 4).slice(8, 24)).toMatchInlineSnapshot(`
    [
      "......................##........................",
      ".##########....##.....##......##................",
      ".##########....##.....##......##................",
      ".##............##.....##......##................",
      ".##............##.....##......##................",
      ".##............##.....##......##................",
      ".##............##.....##......##................",
      ".########......##.....##......##................",
      ".########......##.....##......##................",
      ".##............##.....##......##................",
      ".##............##.....##......##................",
      ".##............##.....##......##................",
      ".##............##.....##......##................",
      ".##............##.....##......##................",
      ".##########....#################................",
      ".##########....#################................",
    ]
  `)
})

it('is drawn twice as large in big rows, and alarms on a bar across the paper', () => {
  const small = drawRows([{ text: 'E' }], 32)
  const big = drawRows([{ text: 'E', style: 'big' }], 32)
  expect(big.filter((_, y) => y % 2 === 0).map((row) => row.replace(/(.)\1/g, '$1').slice(0, 192))).toEqual(
    small.map((row) => row.slice(0, 192)),
  )
  const alarm = drawRows([{ text: 'E', style: 'alarm' }], 32)
  expect(alarm.map((row) => row.replace(/[.#]/g, (dot) => (dot === '#' ? '.' : '#')))).toEqual(small)
})
