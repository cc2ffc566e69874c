import { useLocation } from 'wouter'
import { isStaff } from '#shared/accounts/access'
import { useSession } from '#base/session/session'
import { useWords } from '#base/language/use-words'
import { ButtonLink } from '#ui/button'
import styles from './board-controls.module.css'

const StaffLink = (props: { readonly href: string; readonly children: string }) => (
  <ButtonLink variant="outline" className={styles.narrow} {...props} />
)

/** Leads staff to the counter, the phone order page and the order search. */
export function StaffLinks() {
  const { user } = useSession()
  const [path] = useLocation()
  const { board: words } = useWords()
  const isCounter = path === '/kitchen/counter'
  if (!isStaff(user)) return null
  return (
    <>
      {isCounter ? (
        // A device that shows the counter would return to it without a station.
        <StaffLink href="/kitchen?station=all">{words.kitchen}</StaffLink>
      ) : (
        <StaffLink href="/kitchen/counter">{words.counter}</StaffLink>
      )}
      <StaffLink href="/kitchen/phone-order">{words.phoneOrder}</StaffLink>
      <StaffLink href="/kitchen/find-order">{words.findOrder}</StaffLink>
    </>
  )
}
