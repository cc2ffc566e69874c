import type { PrintMedia } from '#shared/printing/contract'
import type { TicketRow } from '#shared/printing/rows'
import type { LetterSet } from './letters'

type Encoding = Exclude<LetterSet, 'picture'>

const ESC = '\x1b'
/**
 * Commands that turn a style on and off: double size, bold, inverted. StarPRNT and line mode share
 * them. A job never initializes the printer, which would undo what its owner has set up.
 */
const styleCommands: Readonly<Record<NonNullable<TicketRow['style']>, readonly [on: string, off: string]>> = {
  big: [`${ESC}i\x01\x01`, `${ESC}i\x00\x00`],
  bold: [`${ESC}E`, `${ESC}F`],
  alarm: [`${ESC}4`, `${ESC}5`],
}
/**
 * Commands that begin and end a text in an encoding. StarPRNT and line mode share them, too. The
 * printer's own encoding follows the job.
 */
const encodingCommands: Readonly<Record<Encoding, readonly [on: string, off: string]>> = {
  ascii: ['', ''],
  utf8: [`${ESC}\x1d)U\x02\x00\x30\x01`, `${ESC}\x1d)U\x02\x00\x30\x00`],
}

/** Feeds to the cutter and makes a partial cut. */
const CUT = `${ESC}d\x03`

const formatRow = ({ text, style }: TicketRow): string => {
  const [on, off] = style ? styleCommands[style] : ['', '']
  return `${on}${text}${off}\n`
}

/** Plain text has no styles, so rows of stars frame its alarms. */
function formatPlainRows(rows: readonly TicketRow[]): string {
  const frame = '*'.repeat(Math.max(0, ...rows.map(({ text, style }) => (style === 'alarm' ? text.length : 0))))
  return rows
    .flatMap(({ text, style }, index) => {
      const isFirst = style === 'alarm' && rows[index - 1]?.style !== 'alarm'
      const isLast = style === 'alarm' && rows[index + 1]?.style !== 'alarm'
      return [...(isFirst ? [frame] : []), text, ...(isLast ? [frame] : [])]
    })
    .map((text) => `${text}\n`)
    .join('')
}

/** Whether a format has a command that cuts, so that a job can have several pages. */
export const cutsItself = (media: PrintMedia): boolean => media !== 'text/plain' && media !== 'image/png'

/**
 * Returns how the file of a job in a format is sent. A header cuts what has no command for it, or
 * keeps the paper for the rest of the page.
 */
export function describeFile(media: PrintMedia, isCut: boolean) {
  const cut = { 'x-star-cut': isCut ? 'partial; feed=true' : 'none; feed=false' }
  if (media === 'text/plain') return { extension: 'txt', contentType: `${media}; charset=utf-8`, headers: cut }
  if (media !== 'image/png') return { extension: 'slt', contentType: media }
  // The printer would dither a picture otherwise, which has nothing but black and white.
  const headers = { ...cut, 'x-star-imageditherpattern': 'none' }
  return { extension: 'png', contentType: media, headers, isBase64Encoded: true }
}

/** Formats pages in the media type that the printer requested, each cut off. */
export function formatPages(
  media: PrintMedia,
  pages: readonly (readonly TicketRow[])[],
  encoding: Encoding = 'ascii',
): string {
  if (!cutsItself(media)) return pages.map(formatPlainRows).join('')
  const [on, off] = encodingCommands[encoding]
  return `${on}${pages.map((rows) => `${rows.map(formatRow).join('')}${CUT}`).join('')}${off}`
}

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
