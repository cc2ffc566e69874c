import type { PrintMedia } from '#shared/printing/contract'

/** A printed letter with the style that the printer had then. */
type PrintedLetter = { readonly letter: string; readonly isBig: boolean; readonly isInverted: boolean }

/** A row on paper; big letters take two columns each. */
type PrintedRow = readonly PrintedLetter[]

/** A piece of paper that the printer cut off. */
export type PrintedPiece = readonly PrintedRow[]

/** What the commands of both sets change, by the letter after ESC and the number of arguments. */
const commands: Readonly<Record<string, number>> = { i: 2, E: 0, F: 0, '4': 0, '5': 0, d: 1 }

/** Letters of Chinese, Japanese and Korean are as wide as high. */
const columnsOf = ({ letter, isBig }: Pick<PrintedLetter, 'letter' | 'isBig'>): number =>
  (isBig ? 2 : 1) * (letter >= '\u2e80' ? 2 : 1)

const widthOf = (row: PrintedRow): number => row.reduce((sum, each) => sum + columnsOf(each), 0)

/** Selects UTF-8, or the printer's own encoding; the last byte says which. */
const ENCODING = /^\x1b\x1d\)U\x02\x00\x30([\x00\x01])/

/**
 * Prints a job as a Star printer does: a row that is full goes on in the next one, in mid-word too.
 * Plain text has no commands, and the printer cuts at the end of it.
 * @throws Error for a byte or command that a printer would not print as meant
 */
export function printOnPaper(media: PrintMedia, job: string, columns: number): readonly PrintedPiece[] {
  const pieces: PrintedPiece[] = []
  let piece: PrintedRow[] = []
  let row: PrintedLetter[] = []
  let [isBig, isInverted, isUtf8] = [false, false, false]
  const feed = () => {
    piece.push(row)
    row = []
  }
  const cut = () => {
    if (row.length > 0) feed()
    pieces.push(piece)
    piece = []
  }
  for (let at = 0; at < job.length; at += 1) {
    const letter = job.charAt(at)
    const encoding = media === 'text/plain' ? null : ENCODING.exec(job.slice(at, at + 8))
    if (encoding) {
      isUtf8 = encoding[1] === '\x01'
      at += 7
    } else if (letter === '\n') feed()
    else if (letter === '\x1b') {
      const name = job.charAt(at + 1)
      const count = commands[name]
      if (count === undefined || media === 'text/plain') throw new Error(`ESC ${name} at ${at}`)
      if (name === 'i') isBig = job.charCodeAt(at + 2) === 1
      if (name === '4' || name === '5') isInverted = name === '4'
      if (name === 'd') cut()
      at += 1 + count
    } else {
      if (!/^[\x20-\x7e]$/.test(letter) && !(isUtf8 && letter > '\x9f'))
        throw new Error(`Letter ${letter.charCodeAt(0)} at ${at}`)
      if (widthOf(row) + columnsOf({ letter, isBig }) > columns) feed()
      row.push({ letter, isBig, isInverted })
    }
  }
  if (media === 'text/plain') cut()
  if (isUtf8) throw new Error('The job left the printer in another encoding')
  if (piece.length > 0 || row.length > 0) throw new Error('The last piece was not cut off')
  return pieces
}

/** The texts of a piece, row by row. */
export const readPiece = (piece: PrintedPiece): readonly string[] =>
  piece.map((row) => row.map(({ letter }) => letter).join(''))

/** The rows of a piece that are white on black, or in plain text framed by stars. */
export const readAlarms = (piece: PrintedPiece): string => {
  const inverted = piece.filter((row) => row.length > 0 && row.every(({ isInverted }) => isInverted))
  const isFrame = (text: string) => /^\*{5,}$/.test(text)
  const texts = readPiece(piece)
  const framed = texts.filter((text, index) => !isFrame(text) && texts.slice(0, index).filter(isFrame).length % 2 === 1)
  return [...readPiece(inverted), ...framed].map((text) => text.trim()).join(' ')
}
