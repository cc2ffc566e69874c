import { memo, useEffect, useEffectEvent, useState, type ReactNode, type Ref } from 'react'
import type { Ticket } from '#shared/orders/contract'
import { arrangeSlots, updateTicketSlots, type TicketSlot } from '#shared/kitchen/display'
import { CheckIcon, XIcon } from 'lucide-react'
import type { DisplayStation } from '#shared/kitchen/ticket-items'
import { useWords } from '#base/language/use-words'
import { InViewContext } from '../board/clock'
import { OpenPanel } from '../board/open-panel'
import type { BoardPanel } from '../board/side-panel'
import type { BoardViewState } from '../board/use-board-view'
import { CancelledTicket } from './cancelled-ticket'
import { ContinuedHead } from './continued-head'
import { DisplayTicket, type DisplayTicketProps } from './display-ticket'
import type { useDisplayPages } from './use-display-pages'
import type { useTapGuard } from '../board/board-input'

export type { DisplayTicketProps }

/** How long after the last bump the display closes gaps and sorts its tickets. */
const GAP_MS = 4_000

type PlacesState = { readonly scope: string; readonly places: readonly TicketSlot<Ticket>[] }

/**
 * Returns the places of a display's tickets while it shows the same `scope`. A ticket that is
 * removed or changes its rank leaves the others in place for a while. The place of a cancelled
 * ticket stays until a cook has seen it.
 */
export function useTicketPlaces(
  tickets: readonly Ticket[],
  scope: string,
  unseenIds: ReadonlySet<string>,
): readonly TicketSlot<Ticket>[] {
  const [state, setState] = useState<PlacesState>({ scope, places: [] })
  const places = updateTicketSlots(state.scope === scope ? state.places : [], tickets)
  if (places !== state.places) setState({ scope, places })
  const arranged = arrangeSlots(places, tickets, unseenIds)
  const arrange = useEffectEvent(() => setState({ scope, places: arranged }))
  // Each change of the arrangement, as a bump causes, starts the time anew.
  const next = arranged === places ? null : [places.length, ...arranged.map(({ ticket }) => ticket.id)].join(' ')
  useEffect(() => {
    if (next === null) return
    const timer = setTimeout(() => arrange(), GAP_MS)
    return () => clearTimeout(timer)
  }, [next])
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

const CancelledWord = () => <small>{useWords().tickets.stages.cancelled}</small>

type RemovedTicketProps = { readonly ticketNumber: number; readonly wasCancelled: boolean }

/** Covers the place of a removed ticket, so that taps there do nothing. */
const RemovedTicket = ({ ticketNumber, wasCancelled }: RemovedTicketProps) => (
  <div className="gone" data-cancelled={wasCancelled}>
    {wasCancelled ? <XIcon /> : <CheckIcon />} {ticketNumber}
    {wasCancelled && <CancelledWord />}
  </div>
)

type PlacedTicketProps = DisplayTicketProps & {
  readonly hasLeft: boolean
  /** It was cancelled elsewhere, and no cook has acknowledged that. */
  readonly isCancelled: boolean
  /** It was cancelled, here or elsewhere; otherwise it left because it is done. */
  readonly wasCancelled: boolean
  readonly onSeen: (id: string) => void
  readonly isOn: boolean
  readonly left: number
  readonly top: number
  readonly width: number
  /** The height of a column, if the ticket is taller and continues in the next column. */
  readonly column: number | null
  /** The number of further columns in which it continues. */
  readonly continues: number
  readonly gap: number
}

/** A ticket in its place; it rerenders only when its own props change. */
const PlacedTicket = memo(function PlacedTicket({
  hasLeft,
  isCancelled,
  wasCancelled,
  onSeen,
  isOn,
  left,
  top,
  width,
  column,
  continues,
  gap,
  ...slip
}: PlacedTicketProps) {
  const tall = column !== null && { height: column, columnWidth: width, columnGap: gap }
  return (
    <InViewContext value={isOn}>
      <div
        data-place={slip.ticket.id}
        data-off={!isOn}
        data-left={hasLeft && !isCancelled}
        data-tall={column !== null}
        inert={hasLeft && !isCancelled}
        style={{ left, top, width, ...tall }}
      >
        {isCancelled ? <CancelledTicket ticket={slip.ticket} onSeen={onSeen} /> : <DisplayTicket {...slip} />}
        {Array.from({ length: isCancelled ? 0 : continues }, (_, index) => (
          <ContinuedHead key={index} ticket={slip.ticket} left={(index + 1) * (width + gap)} width={width} />
        ))}
        {hasLeft && !isCancelled && (
          <RemovedTicket ticketNumber={slip.ticket.ticketNumber} wasCancelled={wasCancelled} />
        )}
      </div>
    </InViewContext>
  )
})

/** The tickets of a display in columns as high as the screen, one page at a time. */
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
                <PlacedTicket
                  key={ticket.id}
                  ticket={ticket}
                  hasLeft={hasLeft}
                  isCancelled={hasLeft && view.unseenIds.has(ticket.id)}
                  wasCancelled={hasLeft && view.cancelledIds.has(ticket.id)}
                  onSeen={view.onSeen}
                  isOn={pages.isOn(ticket.id)}
                  left={(spot?.column ?? 0) * pitch}
                  top={spot?.top ?? 0}
                  width={columns.width}
                  column={spot && spot.continues > 0 ? columns.height : null}
                  continues={spot?.continues ?? 0}
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
