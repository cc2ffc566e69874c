import type { ReactNode, Ref } from 'react'
import type { Ticket } from '#shared/contract/orders'
import type { Place } from '#shared/rules/kitchen-places'
import type { Post } from '#shared/rules/kitchen-posts'
import { CheckIcon } from '#base/components/icons'
import { OpenPanel } from '../components/open-panel'
import type { Panel } from '../components/side-panel'
import type { View } from '../use-board-view'
import { Slip } from './slip'
import type { SlipProps } from './slip'
import type { usePages } from './use-pages'
import type { useTaps } from './use-taps'

type PlacesProps = {
  readonly places: readonly Place<Ticket>[]
  readonly flow: Ref<HTMLDivElement>
  readonly pages: Omit<ReturnType<typeof usePages>, 'flow'>
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

/** Over a ticket that has left lies what became of it: nothing there can be tapped until the board has come to rest. */
const Gone = ({ ticketNumber }: { readonly ticketNumber: number }) => (
  <div className="gone">
    <CheckIcon /> {ticketNumber}
  </div>
)

/** The tickets of a display, in columns as high as the screen; of the pages that they make, one is seen. */
export function Places(props: PlacesProps) {
  const { places, flow, pages, taps, post, way, chosenId, failedIds, panel, view, onPanel, children } = props
  return (
    <div className="pages">
      <div className="window" onClickCapture={taps.onClickCapture}>
        {children}
        <div className="flow" ref={flow} style={{ translate: `calc(${pages.page} * (-100% - var(--gap)))` }}>
          {places.map(({ ticket, hasLeft }) => (
            <div
              key={ticket.id}
              data-place={ticket.id}
              data-off={!pages.isOn(ticket.id)}
              data-left={hasLeft}
              inert={hasLeft}
            >
              <Slip
                ticket={ticket}
                post={post}
                way={way}
                isChosen={ticket.id === chosenId}
                hasFailed={failedIds.has(ticket.id)}
              />
              {hasLeft && <Gone ticketNumber={ticket.ticketNumber} />}
            </div>
          ))}
        </div>
      </div>
      {panel && <OpenPanel panel={panel} view={view} onClose={() => onPanel(null)} />}
    </div>
  )
}
