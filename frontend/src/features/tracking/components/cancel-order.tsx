import { Button } from '@chakra-ui/react/button'
import { lazy, Suspense, useState } from 'react'
import { getErrorMessage } from '#base/api/api-error'
import { toast } from '#base/components/toast'
import { useCancelOrder } from '../api/use-order'

const ConfirmDialog = lazy(() =>
  import('#base/components/confirm-dialog').then(({ ConfirmDialog }) => ({ default: ConfirmDialog })),
)

/** For as long as the kitchen has not confirmed the order. */
export function CancelOrderButton({ orderId }: { readonly orderId: string }) {
  const [isAsking, setAsking] = useState(false)
  const { mutateAsync, isPending } = useCancelOrder(orderId)
  // The button goes with the cancellation, and callbacks given to `mutate` would go with it.
  async function cancel() {
    try {
      await mutateAsync()
      toast({ title: 'Order Cancelled', description: 'Nothing is being cooked for this order.' })
    } catch (error) {
      const description = getErrorMessage(error, 'Your order could not be cancelled. Please call us.')
      toast({ title: 'Cancellation Failed', description, type: 'error' })
    }
  }
  return (
    <>
      {/* In reach, so that the dialog can give the focus back to it. */}
      <Button variant="outline" size="sm" aria-disabled={isPending} onClick={() => setAsking(!isPending)}>
        Cancel Order
      </Button>
      {isAsking && (
        <Suspense fallback={null}>
          <ConfirmDialog
            title="Cancel this order?"
            confirmLabel="Yes, cancel it"
            keepLabel="Keep my order"
            onConfirm={() => void cancel()}
            onClose={() => setAsking(false)}
          >
            The kitchen has not started yet, so it can still be cancelled. This cannot be undone.
          </ConfirmDialog>
        </Suspense>
      )}
    </>
  )
}
