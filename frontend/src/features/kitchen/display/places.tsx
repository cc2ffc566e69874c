import { CheckIcon } from 'lucide-react'
import { memo } from 'react'
import type { ReactNode, Ref } from 'react'
import type { Ticket } from '#shared/contract/orders'
import type { Place } from '#shared/rules/kitchen-places'
import type { Post } from '#shared/rules/kitchen-posts'
import { InSight } from '../clock'
import { OpenPanel } from '../components/open-panel'
import type { Panel } from '../components/side-panel'
import type { View } from '../use-board-view'
import { Slip } from './slip'
import type { SlipProps } from './slip'
import type { usePages } from './use-pages'
import type { useTaps } from './use-taps'

type PlacesProps = {
  readonly places: readonly Place<Ticket>[]
  readonly room: Ref<HTMLDivElement>
  readonly flow: Ref<HTMLDivElement>
  readonly pages: Omit<ReturnType<typeof usePages>, 'room' | 'flow'>
  readonly taps: ReturnType<typeof useTaps>
  readonly post: Post | null
  readonly way: SlipProps['way']
  readonly chosenId: string | null
  readonly failedIds: ReadonlySet<string>
  readonly panel: Panel | null
  readonly view: View
  readonly onPanel: (panel: Panel | null) => void
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

type StandProps = SlipProps & {
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
    <InSight value={isOn}>
      <div
        data-place={slip.ticket.id}
        data-off={!isOn}
        data-left={hasLeft}
        data-tall={column !== null}
        inert={hasLeft}
        style={{ left, top, width, ...tall }}
      >
        <Slip {...slip} />
        {hasLeft && <Gone ticketNumber={slip.ticket.ticketNumber} />}
      </div>
    </InSight>
  )
})

/**
 * The tickets of a display, in columns as high as the screen; of the pages that they make, one is
 * seen.
 */
export function Places(props: PlacesProps) {
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
