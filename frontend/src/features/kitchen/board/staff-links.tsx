import { Button } from '#ui/chakra/button'
import { Link, useLocation } from 'wouter'
import { isStaff } from '#shared/accounts/access'
import { useSession } from '#base/session/session'
import { useWords } from '#base/language/use-words'

/** Leads staff to the counter, the phone order page and the order search. */
export function StaffLinks() {
  const { user } = useSession()
  const [path] = useLocation()
  const { board: words } = useWords()
  const isCounter = path === '/kitchen/counter'
  if (!isStaff(user)) return null
  return (
    <>
      <Button asChild variant="outline" px="3">
        {isCounter ? (
          // A device that shows the counter would return to it without a station.
          <Link href="/kitchen?station=all">{words.kitchen}</Link>
        ) : (
          <Link href="/kitchen/counter">{words.counter}</Link>
        )}
      </Button>
      <Button asChild variant="outline" px="3">
        <Link href="/kitchen/phone-order">{words.phoneOrder}</Link>
      </Button>
      <Button asChild variant="outline" px="3">
        <Link href="/kitchen/find-order">{words.findOrder}</Link>
      </Button>
    </>
  )
}
