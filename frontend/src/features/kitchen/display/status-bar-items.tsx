import { ChevronLeftIcon, ChevronRightIcon } from 'lucide-react'
import { displayStations, type DisplayStation } from '#shared/kitchen/ticket-items'
import { Button } from '#ui/button'
import { useWords } from '#base/language/use-words'
import styles from '../board/board-controls.module.css'
import { useClockValue } from '../board/clock'
import { useClockText } from '../board/clock-notice'
import { useConnectionLoss } from '../board/notices'
import { formatTicketAge, getTicketAgeMs, useTimes } from '../tickets/times'
import type { Board } from '../board/use-board'

export const Clock = () => {
  const { clock } = useTimes()
  return <time className="clock">{clock(useClockValue((now) => Math.floor(now / 60_000)) * 60_000)}</time>
}

/** Warns that orders don't arrive, or arrive late, in the status bar so that nothing moves. */
export function ConnectionWarning({ board }: { readonly board: Board }) {
  const { readAt, acts } = board
  const { board: boardWords, tickets } = useWords()
  const { notices: words } = boardWords
  const age = useClockValue((now) => formatTicketAge(getTicketAgeMs(readAt, now), tickets.countdown))
  const loss = useConnectionLoss(board)
  if (!loss) return null
  const { isCutOff, isRead, since } = loss
  if (isRead)
    return (
      <span className="cut-off" role="alert">
        {words.readLate(since)}
      </span>
    )
  return (
    <span className="cut-off" role="alert">
      {isCutOff ? words.noConnection(since) : words.notUpdatedShort(since)}{' '}
      <span aria-hidden>{words.ageOnly(age)}</span> {words.keepWorking(acts.queued.length)}
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

export function Pager({ page, pages, setPage, beyond, late }: Pages) {
  const { tools } = useWords().board
  return (
    <div className="pager" role="group" aria-label={tools.pages}>
      <Button
        variant="outline"
        className={styles.iconOnly}
        aria-label={tools.previousPage}
        disabled={page === 0}
        onClick={() => setPage(page - 1)}
      >
        <ChevronLeftIcon />
      </Button>
      <span>
        {page + 1}/{pages}
      </span>
      <Button
        variant={late > 0 ? 'solid' : 'outline'}
        className={styles.narrow}
        aria-label={tools.nextPage(beyond, late)}
        disabled={page >= pages - 1}
        onClick={() => setPage(page + 1)}
      >
        +{beyond}
        <span className="more"> {tools.more}</span>
        {late > 0 && ` · ${tools.late(late)}`}
        <ChevronRightIcon />
      </Button>
    </div>
  )
}

type PostChoiceProps = {
  readonly post: DisplayStation | null
  readonly onChoose: (post: DisplayStation | null) => void
  /** Missing on a practice board. */
  readonly onCounter?: (() => void) | undefined
}

export function PostChoice({ post, onChoose, onCounter }: PostChoiceProps) {
  const { board: words, tickets } = useWords()
  return (
    <select
      aria-label={words.tools.screenFor}
      value={post ?? ''}
      onChange={({ target: { value } }) =>
        value === 'counter' ? onCounter?.() : onChoose(displayStations.find((one) => one === value) ?? null)
      }
    >
      <option value="">{words.tools.all}</option>
      {displayStations.map((one) => (
        <option key={one} value={one}>
          {tickets.stations[one]}
        </option>
      ))}
      {onCounter && <option value="counter">{words.counter}</option>}
    </select>
  )
}
