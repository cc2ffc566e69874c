import { useBoardLanguage } from '#base/language/language-choice'
import { useWords } from '#base/language/use-words'
import { useDialogWords } from '#base/language/use-dialog-words'
import { StaffPage } from '#base/page/staff-page'
import { PhoneOrderForm } from './phone-order-form'

/** Where staff take an order by phone (docs/product/kitchen.md#phone-orders). */
export function PhoneOrderPage() {
  useBoardLanguage()
  const { board } = useWords()
  const { phoneOrder: words } = useDialogWords()
  return (
    <StaffPage
      title={words.title}
      path="/kitchen/phone-order"
      restriction={words.restriction}
      kitchenLabel={board.kitchen}
    >
      <PhoneOrderForm />
    </StaffPage>
  )
}
