import { Suspense } from 'react'
import { isStaff } from '#shared/accounts/access'
import { RenderNothing, lazyComponent } from '#base/loading/lazy-component'
import { useSession } from '#base/session/session'
import type { Board } from '../board/use-board'

const BumpDialog = lazyComponent(async () => (await import('./bump-dialog')).BumpDialog, 'BumpDialog', RenderNothing)

/** Asks a new board once how its tickets move, until the owner decides for all of them. */
export function BumpQuestion({ board: { chooseBump } }: { readonly board: Pick<Board, 'chooseBump'> }) {
  const { user } = useSession()
  if (!chooseBump || !isStaff(user)) return null
  return (
    <Suspense fallback={null}>
      <BumpDialog onChoose={chooseBump} />
    </Suspense>
  )
}
