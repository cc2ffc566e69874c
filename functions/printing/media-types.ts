import { printMedia, type PrintMedia } from '#shared/printing/contract'
import { listGuestTexts } from '../orders/access/guest-texts'
import type { OrderRecord } from '../orders/records'
import { isBetterDrawn } from './letters'
import type { PrinterRecord } from './records'

/** Returns the texts of an order that a ticket, slip or label can have. */
const listTexts = (order: OrderRecord): readonly string[] => [
  ...listGuestTexts(order),
  ...order.lines.flatMap(({ name, options, leftOut, kitchenNames = [] }) => [
    name,
    ...options.map((option) => option.name),
    ...leftOut,
    ...kitchenNames.map(({ kitchenName }) => kitchenName),
  ]),
]

/**
 * Returns the formats of a printer's job, best first. A picture is the best for letters that the
 * printer lacks. Until a printer has fetched a job, only ASCII is certain.
 */
export function listMediaTypes(order: OrderRecord, { takesUtf8 = false }: Pick<PrinterRecord, 'takesUtf8'>) {
  const isDrawn = listTexts(order).some((text) => isBetterDrawn(text, takesUtf8 ? 'utf8' : 'ascii'))
  const picture: PrintMedia = 'image/png'
  return isDrawn ? [picture, ...printMedia.filter((media) => media !== picture)] : [...printMedia]
}
