import { Button } from '@chakra-ui/react/button'
import { Flex } from '@chakra-ui/react/flex'
import { Link } from 'wouter'
import { isStaff } from '#shared/accounts/access'
import { AccessRestricted } from '#base/page/page-gates'
import { WorkLocation, WorkLocationSelect } from '#base/location/work-location'
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
    <WorkLocation>
      <PageFrame
        title="Phone Order"
        opening={
          <Flex gap="3" wrap="wrap">
            <Button asChild variant="outline">
              <Link href="/kitchen">Kitchen</Link>
            </Button>
            <WorkLocationSelect width="12rem" />
          </Flex>
        }
      >
        <PhoneOrderForm />
      </PageFrame>
    </WorkLocation>
  )
}
