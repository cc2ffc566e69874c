import { Button } from '@chakra-ui/react/button'
import { Link } from 'wouter'
import { isStaff } from '#shared/accounts/access'
import { AccessRestricted } from '#base/page/page-gates'
import { PageFrame } from '#base/page/page-frame'
import { useSession } from '#base/session/session'
import { PhoneOrderForm } from './phone-order-form'

/** Where staff take an order by phone (docs/product/kitchen.md#phone-orders). */
export function PhoneOrderPage() {
  const { user, isLoading } = useSession()
  if (isLoading) return null
  if (!isStaff(user))
    return <AccessRestricted path="/kitchen/phone-order">Phone orders are for staff.</AccessRestricted>
  return (
    <PageFrame
      title="Phone Order"
      opening={
        <Button asChild variant="outline">
          <Link href="/kitchen">Kitchen</Link>
        </Button>
      }
    >
      <PhoneOrderForm />
    </PageFrame>
  )
}
