const HOUR_MS = 3600_000
const DAY_MS = 24 * HOUR_MS

/**
 * A picture is left alone so long after it was sent: its dish may still be a form that nobody has
 * saved.
 */
const REST_HOURS = 24

/** So long does an undoing find the picture that a change took from a dish. */
const UNDO_DAYS = 90

type Sent = { readonly imageUrl: string; readonly addedAt: string }
type Shows = { readonly imageUrl: string | null }

/**
 * What is known of a house's pictures: those that were sent, every dish, archived ones too, and
 * what dishes were before changes.
 */
export type PictureUse<Picture extends Sent> = {
  readonly pictures: readonly Picture[]
  readonly dishes: readonly Shows[]
  readonly before: readonly Shows[]
}

/** Since when changes count for what an undoing needs (docs/product/desk.md#unused-pictures). */
export const getUndoWindowStart = (now: Date): Date => new Date(now.getTime() - UNDO_DAYS * DAY_MS)

/** The pictures that have had their rest, which are all that may go. */
export const listExpiredUploads = <Picture extends Sent>(pictures: readonly Picture[], now: Date): readonly Picture[] =>
  pictures.filter(({ addedAt }) => Date.parse(addedAt) <= now.getTime() - REST_HOURS * HOUR_MS)

/**
 * The pictures that may go: no dish of any location has them, archived ones included, no undoing
 * puts them back, and they have had their rest (docs/product/desk.md#unused-pictures).
 */
export function listUnusedPictures<Picture extends Sent>(use: PictureUse<Picture>, now: Date): readonly Picture[] {
  const used = new Set([...use.dishes, ...use.before].map(({ imageUrl }) => imageUrl))
  return listExpiredUploads(use.pictures, now).filter(({ imageUrl }) => !used.has(imageUrl))
}
