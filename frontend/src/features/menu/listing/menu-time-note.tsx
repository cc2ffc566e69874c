import { Suspense } from 'react'
import { formatDateTime } from '#shared/platform/time'
import { orderTimeStore, useOrderTime } from '#base/cart/order-time'
import { useLocationConfig } from '#base/location/location'
import { RenderNothing, lazyStaticComponent } from '#base/loading/lazy-component'
import { useSession } from '#base/session/session'
import { Button } from '#ui/button'
import styles from './menu-time-note.module.css'

const MemberHint = lazyStaticComponent(
  async () => (await import('#features/loyalty/member-hint')).MemberHint,
  'MemberHint',
  RenderNothing,
)

/** Says what a member’s tier gives, and for which time the menu is, with the way back to now. */
export function MenuTimeNote() {
  const { timeZone } = useLocationConfig()
  const { user } = useSession()
  const time = useOrderTime()
  return (
    <>
      {user && (
        <Suspense>
          <MemberHint />
        </Suspense>
      )}
      <div role="status">
        {time !== '' && (
          <div className={styles.note}>
            <span>
              Menu for <strong>{formatDateTime(time, timeZone)}</strong>
            </span>
            <Button size="sm" variant="outline" onClick={() => orderTimeStore.set('')}>
              Show the menu for now
            </Button>
          </div>
        )}
      </div>
    </>
  )
}
