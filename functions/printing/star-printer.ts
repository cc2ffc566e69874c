import type { PrintMedia } from '#shared/printing/contract'
import type { TicketRow } from '#shared/printing/ticket-layout'

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

/**
 * Whether a printer's status says that it can print: `200 OK`, `211 Paper low`; one that says
 * nothing is believed to.
 */
export const canPrint = (status: string): boolean => status.trim() === '' || status.trim().startsWith('2')

/**
 * A status as it was meant: printers send it percent-encoded; whatever can't be decoded is kept as
 * it came.
 */
export function parsePrinterStatus(sent: string | undefined): string {
  try {
    return decodeURIComponent(sent ?? '')
  } catch {
    return sent ?? ''
  }
}
