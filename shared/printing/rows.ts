import type { NamedLine } from '../kitchen/kitchen-names'

/** A row of a printed ticket. `big` halves the number of columns, `alarm` is white on black. */
export type TicketRow = { readonly text: string; readonly style?: 'big' | 'bold' | 'alarm' }

/** What a printer can print. */
export type Paper = {
  /** How many letters fit a row in the printer's own font. */
  readonly columns: number
  /** Writes a text with the letters that it has. */
  readonly spell: (text: string) => string
  /** Whether that loses the script of a text, so that a cook must look at the screen. */
  readonly isLost: (text: string) => boolean
}

/** Letters that take two columns: those of Chinese, Japanese and Korean, and their signs. */
const WIDE = /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\uff01-\uff60]/g

/** Returns how many columns a text takes. */
const getWidth = (text: string): number => text.length + (text.match(WIDE)?.length ?? 0)

/**
 * Returns where to break a word that is longer than a row: after a sign or before a capital, which
 * begins a syllable of another script's spelling.
 */
function findBreak(word: string, room: number): number {
  let most = Math.min(word.length, room)
  while (most > 1 && getWidth(word.slice(0, most)) > room) most -= 1
  const places = Array.from({ length: Math.floor(most / 2) }, (_, index) => most - index)
  return places.find((at) => /[A-Z]/.test(word.charAt(at)) || /[,.;:!?/、，。！？-]/.test(word.charAt(at - 1))) ?? most
}

/** The spaces where a row may end: not in `SEE SCREEN` and `SEE TICKET` at the end of alarms. */
const BETWEEN_WORDS = /(?<!\bSEE) | (?!SCREEN\b|TICKET\b)/

/** Wraps a line between words, breaking words longer than a row. Further rows are indented. */
function wrapLine({ spell }: Paper, text: string, columns: number, indent: string): string[] {
  const rows: string[] = []
  let row = ''
  for (const word of spell(text).split(BETWEEN_WORDS)) {
    const room = () => columns - (rows.length > 0 || row !== '' ? indent.length : 0)
    const joined = row === '' ? word : `${row} ${word}`
    if (getWidth(joined) <= room()) row = joined
    else {
      if (row !== '') rows.push(row)
      let left = word
      while (getWidth(left) > columns - indent.length) {
        const at = findBreak(left, columns - indent.length)
        rows.push(left.slice(0, at))
        left = left.slice(at)
      }
      row = left
    }
  }
  return [...rows, row].map((each, index) => (index === 0 ? each : `${indent}${each}`))
}

/** Wraps a text, whose line breaks stay: guests write a wish a line. */
export const wrapText = (paper: Paper, text: string, columns: number, indent = ''): string[] =>
  text.split(/\n+/).flatMap((line) => wrapLine(paper, line, columns, indent))

/** Lays a text out in rows of one style. */
export const layoutRows = (paper: Paper, text: string, style?: TicketRow['style'], indent = ''): TicketRow[] =>
  wrapLine(paper, text, style === 'big' ? paper.columns / 2 : paper.columns, indent).map((each) => ({
    text: each,
    ...(style && { style }),
  }))

/** Further rows of what a guest typed have it, so that none looks like a row of the ticket. */
export const TEXT_INDENT = '  '

/**
 * Rows of a guest's text, after a head or none. All without the head are indented, so that none
 * looks like a row of the ticket, such as that of the payment.
 */
export const layoutText = (paper: Paper, head: string, text: string, style: TicketRow['style'] & {}): TicketRow[] =>
  wrapText(paper, head === '' ? text : `${head} ${text}`, paper.columns - TEXT_INDENT.length).map((each, index) => ({
    text: index === 0 && head !== '' ? each : `${TEXT_INDENT}${each}`,
    style,
  }))

export const layoutRule = ({ columns }: Paper): TicketRow => ({ text: '-'.repeat(columns) })

/** Returns what a paper can write of a name, whose parts in several scripts a dot separates. */
function findLegibleName({ isLost }: Paper, name: string): string | undefined {
  if (!isLost(name)) return name
  return (
    name
      .split(' · ')
      .filter((part) => !isLost(part))
      .join(' · ') || undefined
  )
}

/**
 * Returns a line with those kitchen names that the paper can write. Without one, the menu's name is
 * printed.
 */
export const withLegibleNames = <Line extends NamedLine>(paper: Paper, line: Line): Line => ({
  ...line,
  kitchenNames: line.kitchenNames?.flatMap(({ name, kitchenName }) => {
    const legible = findLegibleName(paper, kitchenName)
    return legible === undefined ? [] : [{ name, kitchenName: legible }]
  }),
})

type LineNames = { readonly first: string; readonly menuName?: string | undefined }

/** Lays out a name that cooks read first, and the menu's name below it. */
export function layoutNames(
  paper: Paper,
  { first, menuName }: LineNames,
  {
    head = '',
    style,
    indent,
  }: { readonly head?: string; readonly style?: TicketRow['style']; readonly indent: string },
): readonly TicketRow[] {
  if (menuName === undefined) return layoutRows(paper, `${head}${first}`, style, indent)
  const small = wrapText(paper, menuName, paper.columns - indent.length).map((text) => ({ text: `${indent}${text}` }))
  return [...layoutRows(paper, `${head}${first}`, style, indent), ...small]
}

/** Sends the cook to the screen for a text whose script the paper lacks. */
export const withScreen = ({ isLost }: Paper, text: string): string => (isLost(text) ? `${text} SEE SCREEN` : text)
