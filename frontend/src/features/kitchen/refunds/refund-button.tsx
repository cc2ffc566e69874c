import { Button } from '#ui/chakra/button'
import { lazy, Suspense, useState } from 'react'
import { isStaff } from '#shared/accounts/access'
import { useSession } from '#base/session/session'
import { useDialogWords } from '#base/language/use-dialog-words'
import type { PaidTicket } from './paid-order'
import type { RefundableOrder } from './use-refund'

const RefundDialog = lazy(() => import('./refund-dialog').then((module) => ({ default: module.RefundDialog })))

type RefundButtonProps = {
  readonly order: RefundableOrder
  /** The order with its amounts, so that it can be refunded to a card; missing where not known. */
  readonly ticket?: PaidTicket
}

/**
 * Lets staff refund a line or an order, to the card or with a code
 * (docs/product/kitchen.md#refunds).
 */
export function RefundButton(props: RefundButtonProps) {
  const { refund } = useDialogWords().dialogs.details
  const { user } = useSession()
  const [isOpen, setOpen] = useState(false)
  if (!isStaff(user)) return null
  return (
    <>
      <Button variant="outline" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {refund}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <RefundDialog {...props} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
