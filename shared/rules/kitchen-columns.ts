/**
 * What a display's tickets are set in: columns of one width, so many on a page, as high as the
 * screen has room.
 */
export type ColumnLayout = {
  readonly count: number
  readonly width: number
  readonly height: number
  readonly gap: number
}

/**
 * Where a ticket stands: its first column counted over all pages, how far from the top, and its
 * first and last page.
 */
export type TicketPosition = {
  readonly column: number
  readonly top: number
  readonly first: number
  readonly last: number
  /** Higher than a column: it goes on in the next. */
  readonly isTall: boolean
}

type Room = { readonly width: number; readonly height: number; readonly gap: number; readonly atLeast: number }

/**
 * As many columns as a width has room for, none narrower than `atLeast`; one on a screen that is
 * narrower still. Each of whole pixels: an edge between two of them would be cut off at the end of
 * the screen.
 */
export function calculateColumns({ width, height, gap, atLeast }: Room): ColumnLayout {
  const count = Math.max(1, Math.floor((width + gap) / (atLeast + gap)))
  return { count, width: Math.floor((width - (count - 1) * gap) / count), height, gap }
}

/** What a browser rounds away. */
const HAIR = 0.5

/**
 * Where tickets stand that fill columns one after the other, none of them broken that fits into a
 * column (docs/product/kitchen.md#the-display): a function of their heights alone, each with the
 * gap below it.
 */
export function layoutTickets(
  tickets: readonly { readonly id: string; readonly height: number }[],
  { count, height: high, gap }: Pick<ColumnLayout, 'count' | 'height' | 'gap'>,
): ReadonlyMap<string, TicketPosition> {
  const spots = new Map<string, TicketPosition>()
  let [column, top] = [0, 0]
  const pageOf = (at: number) => Math.floor(at / count)
  for (const { id, height } of tickets) {
    if (top > 0 && top + height > high + HAIR) [column, top] = [column + 1, 0]
    const more = high > 0 ? Math.max(0, Math.ceil((height - gap - HAIR) / high) - 1) : 0
    spots.set(id, { column, top, first: pageOf(column), last: pageOf(column + more), isTall: more > 0 })
    column += more
    top += height - more * high
  }
  return spots
}
