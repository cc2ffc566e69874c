import { Button } from '@chakra-ui/react/button'
import { Link, useLocation } from 'wouter'
import { isStaff } from '#shared/accounts/access'
import { useSession } from '#base/session/session'

/** Leads staff to the counter, the phone order page and the order search. */
export function StaffLinks() {
  const { user } = useSession()
  const [path] = useLocation()
  const isCounter = path === '/kitchen/counter'
  if (!isStaff(user)) return null
  return (
    <>
      <Button asChild variant="outline" px="3">
        {isCounter ? (
          // A device that shows the counter would return to it without a station.
          <Link href="/kitchen?station=all">Kitchen</Link>
        ) : (
          <Link href="/kitchen/counter">Counter</Link>
        )}
      </Button>
      <Button asChild variant="outline" px="3">
        <Link href="/kitchen/phone-order">Phone Order</Link>
      </Button>
      <Button asChild variant="outline" px="3">
        <Link href="/kitchen/find-order">Find Order</Link>
      </Button>
    </>
  )
}
