import type { PrintMedia } from '#shared/contract/printing/cloud'
import type { TicketRow } from '#shared/rules/ticket-paper'

const ESC = '\x1b'
/**
 * Star line mode: twice as wide and high, emphasised, white on black; each until it is taken back.
 */
const styled: Readonly<Record<NonNullable<TicketRow['style']>, readonly [on: string, off: string]>> = {
  big: [`${ESC}i\x01\x01`, `${ESC}i\x00\x00`],
  bold: [`${ESC}E`, `${ESC}F`],
  alarm: [`${ESC}4`, `${ESC}5`],
}
const START = `${ESC}@`
/** Feeds to the knife, and cuts all but a corner. */
const CUT = `${ESC}d\x03`

const starRow = ({ text, style }: TicketRow): string => {
  const [on, off] = style ? styled[style] : ['', '']
  return `${on}${text}${off}\n`
}

/**
 * A ticket in the form that a printer asked for: ASCII all of it, so that no code page has to be
 * agreed on.
 */
export const formatPrintJob = (media: PrintMedia, rows: readonly TicketRow[]): string =>
  media === 'text/plain'
    ? `${rows.map(({ text }) => text).join('\n')}\n`
    : `${START}${rows.map(starRow).join('')}${CUT}`
