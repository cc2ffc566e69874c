import type { PrintMedia } from '#shared/printing/contract'
import type { TicketRow } from '#shared/printing/ticket-layout'

const ESC = '\x1b'
/** Commands of Star line mode that turn a style on and off: double size, bold, inverted. */
const styleCommands: Readonly<Record<NonNullable<TicketRow['style']>, readonly [on: string, off: string]>> = {
  big: [`${ESC}i\x01\x01`, `${ESC}i\x00\x00`],
  bold: [`${ESC}E`, `${ESC}F`],
  alarm: [`${ESC}4`, `${ESC}5`],
}
const START = `${ESC}@`
/** Feeds to the cutter and makes a partial cut. */
const CUT = `${ESC}d\x03`

const formatRow = ({ text, style }: TicketRow): string => {
  const [on, off] = style ? styleCommands[style] : ['', '']
  return `${on}${text}${off}\n`
}

/**
 * Formats a ticket in the media type that the printer requested. It is ASCII, so no code page is
 * needed. Each copy is cut off.
 */
export const formatPrintJob = (media: PrintMedia, rows: readonly TicketRow[], copies = 1): string =>
  (media === 'text/plain'
    ? `${rows.map(({ text }) => text).join('\n')}\n`
    : `${START}${rows.map(formatRow).join('')}${CUT}`
  ).repeat(copies)

/**
 * Whether a printer with this status can print, as with `200 OK`, `211 Paper low` or no status.
 * Older firmware reports `OK`.
 */
export const canPrint = (status: string): boolean => /^(?:$|2|ok$)/i.test(status.trim())

/** Decodes a percent-encoded status. Returns it unchanged if that is impossible. */
export function parsePrinterStatus(encoded: string | undefined): string {
  try {
    return decodeURIComponent(encoded ?? '')
  } catch {
    return encoded ?? ''
  }
}
