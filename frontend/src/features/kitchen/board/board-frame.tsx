import { useDeferredValue, useEffect, type ReactNode } from 'react'
import { joinClasses } from '#ui/class-names'
import { Heading } from '#ui/heading'
import type { Ticket } from '#shared/orders/contract'
import { useLocationConfig } from '#base/location/location'
import { useHandoverQuestions } from '../handover/use-handover-questions'
import type { Board } from './use-board'
import { TicketDialogs } from '../ticket-dialogs/ticket-dialogs'
import { OneBumpContext, TicketActionsContext } from './board-contexts'
import { BoardSkeleton, DamagedNotices } from './board-states'
import { ClockNotice } from './clock-notice'
import { BoardError, isStaffOnly } from './board-error'
import { useBoardLanguage } from '#base/language/language-choice'
import { ConnectionPill } from '../display/connection-pill'
import styles from './board-frame.module.css'

/** Replaces the web manifest, so that installing from a board installs the kitchen app. */
function useKitchenManifest(): void {
  useEffect(() => {
    const link = document.querySelector<HTMLLinkElement>('link[rel=manifest]')
    if (!link) return
    const shop = link.getAttribute('href') ?? ''
    link.setAttribute('href', '/kitchen.webmanifest')
    return () => link.setAttribute('href', shop)
  }, [])
}

type BoardFrameProps = {
  readonly title: string
  readonly path: string
  readonly board: Board
  /** A display fills the screen, without a title. */
  readonly isDisplay?: boolean
  /** Controls next to the title. */
  readonly titleControls?: ReactNode
  readonly head?: (tickets: readonly Ticket[]) => ReactNode
  readonly children: (tickets: readonly Ticket[]) => ReactNode
}

/** Gives the cards of a board their actions, their dialogs and its one-bump mode. */
function BoardProvider({ board, children }: { readonly board: Board; readonly children: ReactNode }) {
  const { actions, dialogs } = useHandoverQuestions(board.work)
  return (
    <TicketActionsContext value={actions}>
      <OneBumpContext value={board.isOneBump}>
        <TicketDialogs tickets={board.tickets}>{children}</TicketDialogs>
      </OneBumpContext>
      {dialogs}
    </TicketActionsContext>
  )
}

/** The frame of a board: its title, controls, and states of loading and failure. */
export function BoardFrame({ title, path, board, isDisplay = false, titleControls, head, children }: BoardFrameProps) {
  useKitchenManifest()
  const isLanguageLoading = useBoardLanguage()
  const { fullName } = useLocationConfig()
  const { tickets, error, live } = board
  // Render a full board in interruptible steps at first, so that taps get through. Later updates
  // render at once.
  const isDrawn = useDeferredValue(tickets !== undefined, false)
  const shown = isStaffOnly(error) || !isDrawn || isLanguageLoading ? undefined : tickets
  useEffect(() => {
    document.title = `${title} | ${fullName}`
  }, [title, fullName])
  if (shown && isDisplay) {
    return (
      <BoardProvider board={board}>
        <h1 className="sr-only">{title}</h1>
        <DamagedNotices tickets={board.damaged} />
        {children(shown)}
      </BoardProvider>
    )
  }
  return (
    <BoardProvider board={board}>
      <div className={styles.frame}>
        <div className={styles.top}>
          <div className={styles.title}>
            <Heading as="h1" size="md-lg">
              {title}
            </Heading>
            {!isStaffOnly(error) && <ConnectionPill state={live.state} />}
          </div>
          {head && <div className={joinClasses(styles.head, !shown && styles.waiting)}>{head(shown ?? [])}</div>}
          {shown && titleControls}
        </div>
        <ClockNotice />
        {shown ? (
          <>
            <DamagedNotices tickets={board.damaged} />
            {children(shown)}
          </>
        ) : error ? (
          <BoardError error={error} path={path} onRetry={() => void board.refetch()} />
        ) : (
          <BoardSkeleton />
        )}
      </div>
    </BoardProvider>
  )
}
