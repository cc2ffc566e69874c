import { memo, useEffect, useState } from 'react'
import type { ReactNode, Ref } from 'react'
import type { Ticket } from '#shared/orders/contract'
import { removeEmptySlots, updateTicketSlots } from '#shared/kitchen/display'
import type { TicketSlot } from '#shared/kitchen/display'
import { CheckIcon } from 'lucide-react'
import type { DisplayStation } from '#shared/kitchen/ticket-items'
import { InViewContext } from '../board/clock'
import { OpenPanel } from '../board/panels'
import type { BoardPanel } from '../board/side-panel'
import type { BoardViewState } from '../board/use-board-view'
import { DisplayTicket } from './display-ticket'
import type { DisplayTicketProps } from './display-ticket'
import type { useDisplayPages } from './use-display-pages'
import type { useTapGuard } from '../board/board-input'

/** So long nobody has bumped, then the places of those that left are closed up. */
const KEPT_MS = 4_000

type Kept = { readonly scope: string; readonly places: readonly TicketSlot<Ticket>[] }

/**
 * The places of a display, as long as it shows the same `scope`: who leaves keeps theirs until the
 * board has come to rest.
 */
export function useTicketPlaces(tickets: readonly Ticket[], scope: string): readonly TicketSlot<Ticket>[] {
  const [kept, setKept] = useState<Kept>({ scope, places: [] })
  const places = updateTicketSlots(kept.scope === scope ? kept.places : [], tickets)
  if (places !== kept.places) setKept({ scope, places })
  const left = places.filter(({ hasLeft }) => hasLeft).length
  useEffect(() => {
    if (left === 0) return
    const timer = setTimeout(() => setKept((now) => ({ ...now, places: removeEmptySlots(now.places) })), KEPT_MS)
    return () => clearTimeout(timer)
  }, [left])
  return places
}

type PlacesProps = {
  readonly places: readonly TicketSlot<Ticket>[]
  readonly room: Ref<HTMLDivElement>
  readonly flow: Ref<HTMLDivElement>
  readonly pages: Omit<ReturnType<typeof useDisplayPages>, 'room' | 'flow'>
  readonly taps: ReturnType<typeof useTapGuard>
  readonly post: DisplayStation | null
  readonly way: DisplayTicketProps['way']
  readonly chosenId: string | null
  readonly failedIds: ReadonlySet<string>
  readonly panel: BoardPanel | null
  readonly view: BoardViewState
  readonly onPanel: (panel: BoardPanel | null) => void
  readonly children: ReactNode
}

/**
 * Over a ticket that has left lies what became of it: nothing there can be tapped until the board
 * has come to rest.
 */
const Gone = ({ ticketNumber }: { readonly ticketNumber: number }) => (
  <div className="gone">
    <CheckIcon /> {ticketNumber}
  </div>
)

type StandProps = DisplayTicketProps & {
  readonly hasLeft: boolean
  readonly isOn: boolean
  readonly left: number
  readonly top: number
  readonly width: number
  /** Of a ticket that is higher than a column and goes on in the next: how high a column is. */
  readonly column: number | null
  readonly gap: number
}

/** A ticket in its place; drawn again only when something of just this one has changed. */
const Stand = memo(function Stand({ hasLeft, isOn, left, top, width, column, gap, ...slip }: StandProps) {
  const tall = column !== null && { height: column, columnWidth: width, columnGap: gap }
  return (
    <InViewContext value={isOn}>
      <div
        data-place={slip.ticket.id}
        data-off={!isOn}
        data-left={hasLeft}
        data-tall={column !== null}
        inert={hasLeft}
        style={{ left, top, width, ...tall }}
      >
        <DisplayTicket {...slip} />
        {hasLeft && <Gone ticketNumber={slip.ticket.ticketNumber} />}
      </div>
    </InViewContext>
  )
})

/**
 * The tickets of a display, in columns as high as the screen; of the pages that they make, one is
 * seen.
 */
export function DisplayPages(props: PlacesProps) {
  const { places, room, flow, pages, taps, post, way, chosenId, failedIds, panel, view, onPanel, children } = props
  const { columns, spots, page } = pages
  const pitch = columns.width + columns.gap
  return (
    <div className="pages">
      <div className="window" ref={room} onClickCapture={taps.onClickCapture}>
        {children}
        <div className="flow" ref={flow} style={{ translate: `${-page * columns.count * pitch}px` }}>
          {spots.size > 0 &&
            places.map(({ ticket, hasLeft }) => {
              const spot = spots.get(ticket.id)
              return (
                <Stand
                  key={ticket.id}
                  ticket={ticket}
                  hasLeft={hasLeft}
                  isOn={pages.isOn(ticket.id)}
                  left={(spot?.column ?? 0) * pitch}
                  top={spot?.top ?? 0}
                  width={columns.width}
                  column={spot?.isTall ? columns.height : null}
                  gap={columns.gap}
                  post={post}
                  way={way}
                  isChosen={ticket.id === chosenId}
                  hasFailed={failedIds.has(ticket.id)}
                />
              )
            })}
        </div>
      </div>
      {panel && <OpenPanel panel={panel} view={view} onClose={() => onPanel(null)} />}
    </div>
  )
}
