import { Button } from '@chakra-ui/react/button'
import { ChevronLeftIcon, ChevronRightIcon } from 'lucide-react'
import { Suspense } from 'react'
import type { ReactNode } from 'react'
import { isStaff } from '#shared/accounts/access'
import { displayStations } from '#shared/kitchen/ticket-items'
import type { DisplayStation } from '#shared/kitchen/ticket-items'
import { useLocationConfig, usePolicy } from '#base/location/location'
import { useClockValue } from '../board/clock'
import { lazyComponent } from '#base/loading/lazy-component'
import { useSession } from '#base/session/session'
import { ConnectionPill, useConnectionLoss } from '../board/notices'
import type { BoardPanel } from '../board/side-panel'
import { usePracticeMode } from '../board/board-contexts'
import { formatClockTime, formatTicketAge, getTicketAgeMs, stationNames } from '../tickets/tickets'
import type { Board } from '../board/use-board'
import type { BoardViewState } from '../board/use-board-view'
import { SoundPrompt } from '../sound/use-sound'
import { DisplayTools } from './display-tools'
import type { useDisplaySettings } from './use-display'

/** Loaded after the tickets, because it is rarely needed. */
const IntakeSign = lazyComponent(
  async () => (await import('#features/kitchen/intake')).IntakeBoardStatus,
  'IntakeBoardStatus',
)

export type StatusFigure = { readonly label: string; readonly value: number }

const postNames = { ...stationNames, expo: 'Expeditor' } as const satisfies Record<DisplayStation, string>

const Clock = () => {
  const location = useLocationConfig()
  return (
    <span className="clock">
      {formatClockTime(location, useClockValue((now) => Math.floor(now / 60_000)) * 60_000)}
    </span>
  )
}

/** Warns that new orders don't arrive, within the status bar so that nothing moves. */
function ConnectionWarning({ board }: { readonly board: Board }) {
  const { readAt, acts } = board
  const age = useClockValue((now) => formatTicketAge(getTicketAgeMs(readAt, now)))
  const cutOff = useConnectionLoss(board)
  if (!cutOff) return null
  const { isCutOff, since } = cutOff
  return (
    <span className="cut-off" role="alert">
      {isCutOff
        ? `No connection since ${since}: new orders do not come in. `
        : `Nothing could be read since ${since}. `}
      <span aria-hidden>{age} old.</span> Work on: it is sent later
      {acts.queued.length > 0 && ` (${acts.queued.length} waiting)`}.
    </span>
  )
}

type Pages = {
  readonly page: number
  readonly pages: number
  readonly setPage: (page: number) => void
  readonly beyond: number
  readonly late: number
}

const Pager = ({ page, pages, setPage, beyond, late }: Pages) => (
  <div className="pager" role="group" aria-label="Pages">
    <Button variant="outline" px="0" aria-label="Page before" disabled={page === 0} onClick={() => setPage(page - 1)}>
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
}

const PostChoice = ({ post, onChoose }: PostChoiceProps) => (
  <select
    aria-label="Screen for"
    value={post ?? ''}
    onChange={({ target }) => onChoose(displayStations.find((one) => one === target.value) ?? null)}
  >
    <option value="">All</option>
    {displayStations.map((one) => (
      <option key={one} value={one}>
        {postNames[one]}
      </option>
    ))}
  </select>
)

type DisplayStatusBarProps = {
  readonly board: Board
  readonly view: BoardViewState
  readonly figures: readonly StatusFigure[]
  readonly settings: ReturnType<typeof useDisplaySettings>
  readonly pages: Pages
  readonly filter: ReactNode
  readonly panel: BoardPanel | null
  readonly onPanel: (panel: BoardPanel | null) => void
  readonly onRecall: () => void
  readonly onLeave: () => void
}

/** The display's single line of status and controls. */
export function DisplayStatusBar(props: DisplayStatusBarProps) {
  const { board, view, figures, settings, pages, filter, panel, onPanel, onRecall, onLeave } = props
  const { name } = useLocationConfig()
  const { showsTestBanner } = usePolicy()
  const { user } = useSession()
  const isPractice = usePracticeMode() !== null
  return (
    <div className="state" data-live={board.live.state}>
      {!isPractice && <ConnectionPill state={board.live.state} />}
      <span className="where">
        <Clock />
        {showsTestBanner && (
          <small>
            Test site<span> · not for live ordering</span>
          </small>
        )}
      </span>
      <strong className="name">{name}</strong>
      <ConnectionWarning board={board} />
      <dl>
        {figures.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {!isPractice && (
        <>
          <Suspense fallback={null}>
            <IntakeSign onOpen={isStaff(user) ? () => onPanel('intake') : undefined} />
          </Suspense>
          <SoundPrompt sound={view.sound} />
        </>
      )}
      <Button variant="outline" px="3" disabled={!board.bumped} onClick={onRecall}>
        Recall {board.bumped?.ticketNumber}
      </Button>
      <Pager {...pages} />
      <PostChoice post={settings.post} onChoose={settings.setPost} />
      <DisplayTools settings={settings} view={view} panel={panel} onPanel={onPanel} filter={filter} onLeave={onLeave} />
    </div>
  )
}
