import { StaffPage } from '#base/page/staff-page'
import { PhoneOrderForm } from './phone-order-form'

/** Where staff take an order by phone (docs/product/kitchen.md#phone-orders). */
export const PhoneOrderPage = () => (
  <StaffPage title="Phone Order" path="/kitchen/phone-order" restriction="Phone orders are for staff.">
    <PhoneOrderForm />
  </StaffPage>
)
