import type { Ticket } from '#shared/orders/contract'
import { calculateColumns, layoutTickets } from '#shared/kitchen/display'
import type { ColumnLayout, TicketPosition, TicketSlot } from '#shared/kitchen/display'
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import type { DisplayDensity } from './use-display'

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

/** Between tickets, in pixels. */
const GAP = 10
/** How wide a ticket is at least in each size, in pixels. */
const narrowest = { large: 400, medium: 290, small: 225 } as const satisfies Record<DisplayDensity, number>

type Options = {
  readonly places: readonly TicketSlot<Ticket>[]
  readonly density: DisplayDensity
  /** What else all tickets are drawn by: under another, all of them may be of another height. */
  readonly scope: string
  readonly onMoved: () => void
}

type Wanted = { readonly page: number; readonly id?: string }

const none: ReadonlyMap<string, TicketPosition> = new Map()

const whereOf = (spots: ReadonlyMap<string, TicketPosition>, top: number) =>
  new Map([...spots].map(([id, spot]) => [id, `${spot.column} ${Math.round(top + spot.top)}`]))

/**
 * The pages that a display's tickets make, which of them is shown, and where each ticket stands:
 * reckoned from heights, each measured again only when its ticket has changed, so that a move lays
 * out one ticket and not 150.
 */
export function useDisplayPages({ places, density, scope, onMoved }: Options) {
  const room = useRef<HTMLDivElement>(null)
  const flow = useRef<HTMLDivElement>(null)
  const before = useRef<ReadonlyMap<string, string>>(new Map())
  const drawn = useRef<{ readonly as: string; readonly tickets: ReadonlyMap<string, Ticket> }>(null)
  const [measured, setMeasured] = useState<DisplayMeasurements>(emptyMeasurements)
  const [wanted, setWanted] = useState<Wanted>({ page: 0 })
  const { frame, heights } = measured
  const columns = calculateColumns({ ...(frame ?? { width: 0, height: 0 }), gap: GAP, atLeast: narrowest[density] })
  const sized = places.map(({ ticket: { id } }) => ({ id, height: heights.get(id) ?? 0 }))
  const spots = frame ? layoutTickets(sized, columns) : none
  const pages = Math.max(0, ...[...spots.values()].map(({ last }) => last)) + 1
  const page = Math.min(spots.get(wanted.id ?? '')?.first ?? wanted.page, pages - 1)
  const isOn = (id: string) => {
    const spot = spots.get(id)
    return spot === undefined || (spot.first <= page && spot.last >= page)
  }

  const look = (): void => {
    if (!room.current) return
    const { top, width, height } = room.current.getBoundingClientRect()
    const now = { frame: { width, height }, heights }
    if (!isSameFrameSize(now, measured)) {
      setMeasured(now)
      return
    }
    const as = `${scope} ${density} ${width}`
    const known = drawn.current?.as === as ? drawn.current.tickets : new Map<string, Ticket>()
    const found = flow.current && measureTicketHeights({ flow: flow.current, places, known, heights, isOn, columns })
    drawn.current = { as, tickets: new Map(places.map(({ ticket }) => [ticket.id, ticket])) }
    if (found && found !== heights) {
      setMeasured({ ...now, heights: found })
      return
    }
    const after = whereOf(spots, top)
    const hasMoved = [...after].some(([id, place]) => before.current.has(id) && before.current.get(id) !== place)
    before.current = after
    if (hasMoved) onMoved()
  }
  // After every drawing, but only what has changed is measured: whatever has, tickets may stand
  // elsewhere now.
  useLayoutEffect(look)
  const lookAgain = useEffectEvent((isAnew: boolean) => {
    if (isAnew) drawn.current = null
    look()
  })
  useEffect(() => {
    // A typeface that comes late makes every ticket of another height.
    if ('fonts' in document) void document.fonts.ready.then(() => lookAgain(true))
    if (typeof ResizeObserver === 'undefined' || !room.current) return
    const observer = new ResizeObserver(() => lookAgain(false))
    observer.observe(room.current)
    return () => observer.disconnect()
  }, [])
  return {
    room,
    flow,
    columns,
    spots,
    page,
    pages,
    setPage: (to: number) => setWanted({ page: Math.max(0, Math.min(pages - 1, to)) }),
    /** The page of a ticket, wherever that comes to stand; once it has left, where it was. */
    show: (id: string) => setWanted({ id, page: spots.get(id)?.first ?? page }),
    isOn,
    isBeyond: (id: string) => (spots.get(id)?.first ?? 0) > page,
  }
}
