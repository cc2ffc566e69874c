import { getTicketUrgency } from '#shared/orders/timing/ticket-timing'
import { useCoarseNow } from '../board/clock'
import type { Ticket } from '#shared/orders/contract'
import {
  calculateColumns,
  layoutTickets,
  type ColumnLayout,
  type TicketPosition,
  type TicketSlot,
} from '#shared/kitchen/display'
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import type { DisplayDensity } from './use-display'

/** The size of the area for tickets, and the height of each ticket, in pixels. */
export type DisplayMeasurements = {
  /** Null before the first measurement. */
  readonly frame: { readonly width: number; readonly height: number } | null
  readonly heights: ReadonlyMap<string, number>
}

const emptyMeasurements: DisplayMeasurements = { frame: null, heights: new Map() }

const isSameFrameSize = ({ frame }: DisplayMeasurements, { frame: other }: DisplayMeasurements): boolean =>
  frame?.width === other?.width && frame?.height === other?.height

/** Smaller differences in pixels are rounding errors. */
const ROUNDING_PX = 0.5

/** Returns a ticket's height; if it continues in further columns, the sum of its parts. */
function heightOf(place: Element, { height, gap }: ColumnLayout): number {
  if (place.getAttribute('data-tall') !== 'true') return place.getBoundingClientRect().height
  const parts = place.firstElementChild?.getClientRects() ?? []
  return (parts.length - 1) * height + (parts[parts.length - 1]?.height ?? 0) + gap
}

type MeasureOptions = {
  readonly flow: Element
  readonly places: readonly TicketSlot<Ticket>[]
  /** The tickets as last measured. */
  readonly known: ReadonlyMap<string, Ticket>
  readonly heights: ReadonlyMap<string, number>
  readonly isOn: (id: string) => boolean
  readonly columns: ColumnLayout
}

/**
 * Returns the heights of all places. It measures only changed and visible tickets, and returns the
 * same map if no height differs.
 */
function measureTicketHeights({
  flow,
  places,
  known,
  heights,
  isOn,
  columns,
}: MeasureOptions): ReadonlyMap<string, number> {
  const found = new Map<string, number>()
  let isSame = places.length === heights.size
  for (const [index, { ticket }] of places.entries()) {
    const { id } = ticket
    const before = heights.get(id)
    const isKnown = before !== undefined && known.get(id) === ticket && !isOn(id)
    const place = flow.children[index]
    const height = isKnown || !place ? (before ?? 0) : heightOf(place, columns)
    const isUnchanged = before !== undefined && Math.abs(height - before) < ROUNDING_PX
    found.set(id, isUnchanged ? before : height)
    if (!isUnchanged) isSame = false
  }
  return isSame ? heights : found
}

/** The gap between tickets in pixels. */
const GAP = 6
/** Narrower, the area for tickets is covered by a panel, as on a phone. The pages then stay. */
const COVERED_PX = 100
/** The minimum width of a ticket in pixels, by density. */
const minWidths = { large: 320, medium: 240, small: 205 } as const satisfies Record<DisplayDensity, number>

type Options = {
  readonly places: readonly TicketSlot<Ticket>[]
  readonly density: DisplayDensity
  /** Everything else that affects ticket heights; a new value measures all tickets again. */
  readonly scope: string
  readonly onMoved: () => void
}

type PageTarget = { readonly page: number; readonly id?: string }

const none: ReadonlyMap<string, TicketPosition> = new Map()

const positionsOf = (spots: ReadonlyMap<string, TicketPosition>, top: number) =>
  new Map([...spots].map(([id, spot]) => [id, `${spot.column} ${Math.round(top + spot.top)}`]))

/**
 * Returns the pages of a display, the current page and the position of each ticket. It measures a
 * ticket again only after a change, so that a move lays out one ticket and not 150.
 */
export function useDisplayPages({ places, density, scope, onMoved }: Options) {
  const room = useRef<HTMLDivElement>(null)
  const flow = useRef<HTMLDivElement>(null)
  const before = useRef<ReadonlyMap<string, string>>(new Map())
  const drawn = useRef<{ readonly as: string; readonly tickets: ReadonlyMap<string, Ticket> }>(null)
  const [measured, setMeasured] = useState<DisplayMeasurements>(emptyMeasurements)
  const [target, setTarget] = useState<PageTarget>({ page: 0 })
  const { frame, heights } = measured
  const columns = calculateColumns({ ...(frame ?? { width: 0, height: 0 }), gap: GAP, atLeast: minWidths[density] })
  const sized = places.map(({ ticket: { id } }) => ({ id, height: heights.get(id) ?? 0 }))
  const spots = frame ? layoutTickets(sized, columns) : none
  const pages = Math.max(0, ...[...spots.values()].map(({ last }) => last)) + 1
  const page = Math.min(spots.get(target.id ?? '')?.first ?? target.page, pages - 1)
  const isOn = (id: string) => {
    const spot = spots.get(id)
    return spot === undefined || (spot.first <= page && spot.last >= page)
  }

  const measure = (): void => {
    if (!room.current) return
    const { top, width, height } = room.current.getBoundingClientRect()
    if (measured.frame && width < COVERED_PX) return
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
    const after = positionsOf(spots, top)
    const hasMoved = [...after].some(([id, place]) => before.current.has(id) && before.current.get(id) !== place)
    before.current = after
    if (hasMoved) onMoved()
  }
  // Runs after every render but measures only changed tickets; any change may move others.
  useLayoutEffect(measure)
  const remeasure = useEffectEvent((isAnew: boolean) => {
    if (isAnew) drawn.current = null
    measure()
  })
  useEffect(() => {
    // A web font that loads late changes the height of tickets, also one that only tickets use.
    const onFonts = () => remeasure(true)
    const fonts = 'fonts' in document ? document.fonts : undefined
    void fonts?.ready.then(onFonts)
    fonts?.addEventListener('loadingdone', onFonts)
    const observer = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(() => remeasure(false))
    if (room.current) observer?.observe(room.current)
    return () => {
      fonts?.removeEventListener('loadingdone', onFonts)
      observer?.disconnect()
    }
  }, [])
  return {
    room,
    flow,
    columns,
    spots,
    page,
    pages,
    setPage: (to: number) => setTarget({ page: Math.max(0, Math.min(pages - 1, to)) }),
    /** Shows the page of a ticket and follows it; if the ticket is removed, the page stays. */
    show: (id: string) => setTarget({ id, page: spots.get(id)?.first ?? page }),
    isOn,
    isBeyond: (id: string) => (spots.get(id)?.first ?? 0) > page,
  }
}

/** Counts the tickets on later pages, and the late ones among them. */
export function useBeyondCounts(shown: readonly Ticket[], isBeyond: (id: string) => boolean) {
  const now = useCoarseNow().getTime()
  const tickets = shown.filter(({ id }) => isBeyond(id))
  return {
    beyond: tickets.length,
    late: tickets.filter((ticket) => getTicketUrgency(ticket, now) === 'late').length,
  }
}
