import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import type { Ticket } from '#shared/contract/orders'
import { calculateColumns, layoutTickets } from '#shared/rules/kitchen-columns'
import type { TicketPosition } from '#shared/rules/kitchen-columns'
import type { TicketSlot } from '#shared/rules/kitchen-places'
import { isSameFrameSize, measureTicketHeights, emptyMeasurements } from './measure'
import type { DisplayMeasurements } from './measure'
import type { DisplayDensity } from './use-display'

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
