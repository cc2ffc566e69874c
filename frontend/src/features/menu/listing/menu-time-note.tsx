import { formatDateTime } from '#shared/platform/time'
import { orderTimeStore, useOrderTime } from '#base/cart/order-time'
import { useLocationConfig } from '#base/location/location'
import { LazyMemberHint } from '#features/loyalty'
import { Button } from '#ui/button'
import styles from './menu-time-note.module.css'

/** Says what a member’s tier gives, and for which time the menu is, with the way back to now. */
export function MenuTimeNote() {
  const { timeZone } = useLocationConfig()
  const time = useOrderTime()
  return (
    <>
      <LazyMemberHint />
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
