import { Button } from '@chakra-ui/react/button'
import { Suspense, lazy, useState } from 'react'

const EditOrderDialog = lazy(() =>
  import('./edit-order-dialog').then((module) => ({ default: module.EditOrderDialog })),
)

type EditOrderButtonProps = { readonly orderId: string; readonly ticketNumber: number }

/** Opens the dialog that changes a placed order. */
export function EditOrderButton(props: EditOrderButtonProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="outline" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Change Order
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <EditOrderDialog {...props} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
