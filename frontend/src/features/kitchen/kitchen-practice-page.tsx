import { Suspense, useEffect } from 'react'
import { useLocation } from 'wouter'
import { getServerTime } from '#base/browser/server-clock'
import { lazyComponent } from '#base/loading/lazy-component'
import { useLocationConfig } from '#base/location/location'
import { savePracticeResult } from '#base/storage/practice-result'
import { useSession } from '#base/session/session'
import { useWords } from '#base/language/use-words'
import { KitchenDisplay } from './kitchen-display'
import { PracticeContext, TicketActionsContext } from './board/board-contexts'
import { TicketDialogs } from './ticket-dialogs/ticket-dialogs'
import { useBoardLanguage } from '#base/language/language-choice'
import { PracticeCoach } from './practice/practice-coach'
import { exercises } from './practice/exercises'
import { usePracticeBoard } from './practice/practice'

const RunOut = lazyComponent(async () => (await import('#features/inventory')).EightySixPanel, 'EightySixPanel')

/** A practice display: sample tickets in memory, and a coach that checks the actions. */
export function KitchenPracticePage() {
  const { practiceTitle } = useWords().board
  useBoardLanguage()
  const { fullName } = useLocationConfig()
  const { user } = useSession()
  const [, go] = useLocation()
  const { practice, act, board } = usePracticeBoard()
  const { world, step, alone } = practice
  const isThrough = step >= exercises.length
  useEffect(() => {
    document.title = `${practiceTitle} | ${fullName}`
  }, [practiceTitle, fullName])
  useEffect(() => {
    if (isThrough) savePracticeResult(user?.id, { alone, count: exercises.length })
  }, [isThrough, alone, user?.id])
  const leave = () => go('/kitchen')
  const setting = {
    post: world.post,
    setPost: (post: typeof world.post) => act({ do: 'post', post, at: getServerTime() }),
    runOut: (activeDishIds: readonly number[]) => (
      <Suspense fallback={null}>
        <RunOut
          dishes={world.dishes}
          activeDishIds={activeDishIds}
          latest={world.latest}
          setAvailability={({ id }, change) => act({ do: 'availability', dishId: id, change, at: getServerTime() })}
          undo={() => act({ do: 'undo-availability', at: getServerTime() })}
        />
      </Suspense>
    ),
  }
  return (
    <PracticeContext value={setting}>
      <TicketActionsContext value={board.work}>
        <TicketDialogs tickets={world.tickets}>
          <h1 className="sr-only">{practiceTitle}</h1>
          <KitchenDisplay
            board={board}
            tickets={world.tickets}
            onLeave={leave}
            coach={<PracticeCoach practice={practice} onAct={act} onLeave={leave} />}
          />
        </TicketDialogs>
      </TicketActionsContext>
    </PracticeContext>
  )
}
