import { Button } from '#ui/chakra/button'
import { Suspense, lazy, useState } from 'react'
import { getErrorMessage } from '#base/api/client'
import type { Order } from '#shared/orders/contract'
import { toast } from '#ui/toast'
import { formatRefundBefore } from './tracking-text'
import { useCancelOrder } from './use-tracked-order'

const ConfirmDialog = lazy(() =>
  import('#ui/dialog/confirm-dialog').then(({ ConfirmDialog }) => ({ default: ConfirmDialog })),
)

/** Cancels the order after confirmation, while the kitchen has not accepted it. */
export function CancelOrderButton({ order }: { readonly order: Pick<Order, 'id' | 'paymentStatus' | 'giftCardPaid'> }) {
  const [isConfirming, setConfirming] = useState(false)
  const { mutateAsync, isPending } = useCancelOrder(order.id)
  // The cancellation unmounts this button, which would drop callbacks passed to `mutate`.
  async function cancel() {
    try {
      await mutateAsync()
      toast({ title: 'Order Cancelled', description: 'Nothing is being cooked for this order.', shownBy: 'page' })
    } catch (error) {
      const description = getErrorMessage(error, 'Your order could not be cancelled. Please call us.')
      toast({ title: 'Cancellation Failed', description, type: 'error' })
    }
  }
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
            onConfirm={() => void cancel()}
            onClose={() => setConfirming(false)}
          >
            The kitchen has not started yet, so it can still be cancelled. {formatRefundBefore(order)} This can’t be
            undone.
          </ConfirmDialog>
        </Suspense>
      )}
    </>
  )
}
