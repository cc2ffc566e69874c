import { Suspense } from 'react'
import { RenderNothing, lazyStaticComponent } from '#base/loading/lazy-component'
import { useSession } from '#base/session/session'

const MemberHint = lazyStaticComponent(
  async () => (await import('./member-hint')).MemberHint,
  'MemberHint',
  RenderNothing,
)

/** The hint for members, which loads only for signed-in users. */
export function LazyMemberHint() {
  const { user } = useSession()
  return (
    user && (
      <Suspense>
        <MemberHint />
      </Suspense>
    )
  )
}
