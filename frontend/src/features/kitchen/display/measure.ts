import type { Ticket } from '#shared/contract/orders'
import type { ColumnLayout } from '#shared/rules/kitchen-columns'
import type { TicketSlot } from '#shared/rules/kitchen-places'

/** How large the room for the tickets is, and how high each of them. */
export type DisplayMeasurements = {
  /** Null until it was looked at first. */
  readonly frame: { readonly width: number; readonly height: number } | null
  readonly heights: ReadonlyMap<string, number>
}

export const emptyMeasurements: DisplayMeasurements = { frame: null, heights: new Map() }

export const isSameFrameSize = ({ frame }: DisplayMeasurements, { frame: other }: DisplayMeasurements): boolean =>
  frame?.width === other?.width && frame?.height === other?.height

/** Less than this is the browser's rounding. */
const HAIR = 0.5

/** The height of a place; of one that goes on in further columns, of all its parts. */
function heightOf(place: Element, { height, gap }: ColumnLayout): number {
  if (place.getAttribute('data-tall') !== 'true') return place.getBoundingClientRect().height
  const parts = place.firstElementChild?.getClientRects() ?? []
  return (parts.length - 1) * height + (parts[parts.length - 1]?.height ?? 0) + gap
}

type Look = {
  readonly flow: Element
  readonly places: readonly TicketSlot<Ticket>[]
  /** The tickets as they were when they were measured. */
  readonly known: ReadonlyMap<string, Ticket>
  readonly heights: ReadonlyMap<string, number>
  readonly isOn: (id: string) => boolean
  readonly columns: ColumnLayout
}

/**
 * The heights of all places: read of those whose ticket has changed and of what is in sight; the
 * same map if none differs.
 */
export function measureTicketHeights({
  flow,
  places,
  known,
  heights,
  isOn,
  columns,
}: Look): ReadonlyMap<string, number> {
  const found = new Map<string, number>()
  let isSame = places.length === heights.size
  for (const [index, { ticket }] of places.entries()) {
    const { id } = ticket
    const before = heights.get(id)
    const isKnown = before !== undefined && known.get(id) === ticket && !isOn(id)
    const place = flow.children[index]
    const height = isKnown || !place ? (before ?? 0) : heightOf(place, columns)
    const isAlike = before !== undefined && Math.abs(height - before) < HAIR
    found.set(id, isAlike ? before : height)
    if (!isAlike) isSame = false
  }
  return isSame ? heights : found
}
