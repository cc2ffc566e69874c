import { Button } from '@chakra-ui/react/button'
import { ChevronLeftIcon, ChevronRightIcon } from 'lucide-react'
import { Suspense } from 'react'
import type { ReactNode } from 'react'
import { isStaff } from '#shared/rules/access'
import { posts } from '#shared/rules/kitchen-posts'
import type { Post } from '#shared/rules/kitchen-posts'
import { useLocationConfig, usePolicy } from '#base/location/location'
import { useClock } from '../clock'
import { lazily } from '#base/loading/lazily'
import { useSession } from '#base/session/session'
import { ConnectionPill } from '../components/connection-pill'
import type { Panel } from '../components/side-panel'
import { usePractice } from '../practice-context'
import { stationNames } from '../stations'
import { ageOf, ageText } from '../tickets'
import { clockText } from '../times'
import type { Board } from '../use-board'
import type { View } from '../use-board-view'
import { useCutOff } from '../use-cut-off'
import { SoundAsk } from './sound-ask'
import { Tools } from './tools'
import type { useDisplaySettings } from './use-display'

/** Seldom: it comes by itself once the tickets are there. */
const IntakeSign = lazily(() => import('#features/intake'), 'IntakeSign')

export type Figure = { readonly label: string; readonly value: number }

const postNames = { ...stationNames, expo: 'Expeditor' } as const satisfies Record<Post, string>

const Clock = () => {
  const location = useLocationConfig()
  return <span className="clock">{clockText(location, useClock((now) => Math.floor(now / 60_000)) * 60_000)}</span>
}

/** That nothing new comes in at the moment; in the line, where it moves nothing. */
function CutOff({ board }: { readonly board: Board }) {
  const { readAt, acts } = board
  const age = useClock((now) => ageText(ageOf(readAt, now)))
  const cutOff = useCutOff(board)
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

type PostChoiceProps = { readonly post: Post | null; readonly onChoose: (post: Post | null) => void }

const PostChoice = ({ post, onChoose }: PostChoiceProps) => (
  <select
    aria-label="Screen for"
    value={post ?? ''}
    onChange={({ target }) => onChoose(posts.find((one) => one === target.value) ?? null)}
  >
    <option value="">All</option>
    {posts.map((one) => (
      <option key={one} value={one}>
        {postNames[one]}
      </option>
    ))}
  </select>
)

type StateLineProps = {
  readonly board: Board
  readonly view: View
  readonly figures: readonly Figure[]
  readonly settings: ReturnType<typeof useDisplaySettings>
  readonly pages: Pages
  readonly filter: ReactNode
  readonly panel: Panel | null
  readonly onPanel: (panel: Panel | null) => void
  readonly onRecall: () => void
  readonly onLeave: () => void
}

/** All that a display says of itself, in one line. */
export function StateLine(props: StateLineProps) {
  const { board, view, figures, settings, pages, filter, panel, onPanel, onRecall, onLeave } = props
  const { name } = useLocationConfig()
  const { showsTestBanner } = usePolicy()
  const { user } = useSession()
  const isPractice = usePractice() !== null
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
      <CutOff board={board} />
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
          <SoundAsk sound={view.sound} />
        </>
      )}
      <Button variant="outline" px="3" disabled={!board.bumped} onClick={onRecall}>
        Recall {board.bumped?.ticketNumber}
      </Button>
      <Pager {...pages} />
      <PostChoice post={settings.post} onChoose={settings.setPost} />
      <Tools settings={settings} view={view} panel={panel} onPanel={onPanel} filter={filter} onLeave={onLeave} />
    </div>
  )
}
