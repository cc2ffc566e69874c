import type { TicketRow } from '#shared/printing/rows'
import { drawPage } from './draw-page'

/** Pictures that a process stores. A printer may request a page again, and others have the same. */
const MAX_PICTURES = 20

const drawn = new Map<string, string>()

/** Returns the picture of a page in base64, which takes up to 0.3 seconds to draw. */
export function getPicture(rows: readonly TicketRow[], columns: number): string {
  const key = JSON.stringify([columns, rows])
  const known = drawn.get(key)
  if (known !== undefined) return known
  if (drawn.size >= MAX_PICTURES) drawn.clear()
  const picture = Buffer.from(drawPage(rows, columns)).toString('base64')
  drawn.set(key, picture)
  return picture
}
