import { Button } from '#ui/chakra/button'
import { Suspense, lazy, useState } from 'react'
import { useAfterClosing } from '#base/browser/use-after-closing'
import { getErrorMessage } from '#base/api/client'
import type { Order } from '#shared/orders/contract'
import { toast } from '#ui/toast'
import { formatRefundBefore } from './tracking-text'
import { useCancelOrder } from './use-tracked-order'

const ConfirmDialog = lazy(() =>
  import('#ui/dialog/confirm-dialog').then(({ ConfirmDialog }) => ({ default: ConfirmDialog })),
)

type CancelOrderButtonProps = {
  readonly order: Pick<Order, 'id' | 'paymentStatus' | 'giftCardPaid' | 'mayCancel'>
  readonly phone: string
  readonly onClosed: () => void
}

/** Cancels the order after confirmation, while the kitchen has not accepted it. */
export function CancelOrderButton({ order, phone, onClosed }: CancelOrderButtonProps) {
  const [isConfirming, setConfirming] = useState(false)
  useAfterClosing(isConfirming, onClosed)
  const { mutateAsync, isPending } = useCancelOrder(order.id)
  // The cancellation unmounts this button, which would drop callbacks passed to `mutate`.
  async function cancel() {
    try {
      await mutateAsync()
      toast({ title: 'Order Canceled', description: 'Nothing is being cooked for this order.', shownBy: 'page' })
    } catch (error) {
      const description = getErrorMessage(error, 'Your order could not be canceled. Please call us.')
      toast({ title: 'Cancellation Failed', description, type: 'error' })
    }
  }
  if (!order.mayCancel && !isConfirming) return null
  return (
    <>
      {/* Not `disabled`, so that the dialog can return the focus to it. */}
      <Button variant="outline" size="sm" aria-disabled={isPending} onClick={() => setConfirming(!isPending)}>
        Cancel Order
      </Button>
      {isConfirming && (
        <Suspense fallback={null}>
          <ConfirmDialog
            title="Cancel this order?"
            confirmLabel="Yes, cancel it"
            keepLabel="Keep my order"
            isReady={order.mayCancel}
            onConfirm={() => void cancel()}
            onClose={() => setConfirming(false)}
          >
            <span role="status">
              {order.mayCancel
                ? `The kitchen has not started yet, so it can still be canceled. ${formatRefundBefore(order)} This can’t be undone.`
                : `It is too late to cancel it here: the kitchen has accepted this order. Please call us at ${phone}.`}
            </span>
          </ConfirmDialog>
        </Suspense>
      )}
    </>
  )
}
