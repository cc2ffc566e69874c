import { Button } from '@chakra-ui/react/button'
import { ChevronLeftIcon, ChevronRightIcon } from 'lucide-react'
import { displayStations, type DisplayStation } from '#shared/kitchen/ticket-items'
import { useLocationConfig } from '#base/location/location'
import { useClockValue } from '../board/clock'
import { useClockText } from '../board/clock-notice'
import { useConnectionLoss } from '../board/notices'
import { formatClockTime, formatTicketAge, getTicketAgeMs, postNames } from '../tickets/tickets'
import type { Board } from '../board/use-board'

export const Clock = () => {
  const location = useLocationConfig()
  return (
    <time className="clock">
      {formatClockTime(location, useClockValue((now) => Math.floor(now / 60_000)) * 60_000)}
    </time>
  )
}

/** Warns that new orders don't arrive, within the status bar so that nothing moves. */
export function ConnectionWarning({ board }: { readonly board: Board }) {
  const { readAt, acts } = board
  const age = useClockValue((now) => formatTicketAge(getTicketAgeMs(readAt, now)))
  const cutOff = useConnectionLoss(board)
  if (!cutOff) return null
  const { isCutOff, since } = cutOff
  return (
    <span className="cut-off" role="alert">
      {isCutOff ? `No connection since ${since}: new orders do not come in. ` : `Not updated since ${since}. `}
      <span aria-hidden>{age} old.</span> Keep working, taps are sent when you&apos;re back online
      {acts.queued.length > 0 && ` (${acts.queued.length} waiting)`}.
    </span>
  )
}

/** Warns that the device's clock is wrong, within the status bar. */
export function ClockWarning() {
  const text = useClockText()
  return (
    text && (
      <span className="cut-off" role="alert">
        {text}
      </span>
    )
  )
}

export type Pages = {
  readonly page: number
  readonly pages: number
  readonly setPage: (page: number) => void
  readonly beyond: number
  readonly late: number
}

export const Pager = ({ page, pages, setPage, beyond, late }: Pages) => (
  <div className="pager" role="group" aria-label="Pages">
    <Button variant="outline" px="0" aria-label="Previous page" disabled={page === 0} onClick={() => setPage(page - 1)}>
      <ChevronLeftIcon />
    </Button>
    <span>
      {page + 1}/{pages}
    </span>
    <Button
      variant={late > 0 ? 'solid' : 'outline'}
      px="3"
      aria-label={`Next page, ${beyond} more${late > 0 ? `, ${late} late` : ''}`}
      disabled={page >= pages - 1}
      onClick={() => setPage(page + 1)}
    >
      +{beyond}
      <span className="more"> more</span>
      {late > 0 && ` · ${late} late`}
      <ChevronRightIcon />
    </Button>
  </div>
)

type PostChoiceProps = {
  readonly post: DisplayStation | null
  readonly onChoose: (post: DisplayStation | null) => void
  /** Missing on a practice board. */
  readonly onCounter?: (() => void) | undefined
}

export const PostChoice = ({ post, onChoose, onCounter }: PostChoiceProps) => (
  <select
    aria-label="Screen for"
    value={post ?? ''}
    onChange={({ target: { value } }) =>
      value === 'counter' ? onCounter?.() : onChoose(displayStations.find((one) => one === value) ?? null)
    }
  >
    <option value="">All</option>
    {displayStations.map((one) => (
      <option key={one} value={one}>
        {postNames[one]}
      </option>
    ))}
    {onCounter && <option value="counter">Counter</option>}
  </select>
)
