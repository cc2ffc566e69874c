import { Button, type ButtonProps } from '#ui/chakra/button'
import { Suspense, lazy, useState } from 'react'

const EditOrderDialog = lazy(() =>
  import('./edit-order-dialog').then((module) => ({ default: module.EditOrderDialog })),
)

export type OrderToEdit = { readonly orderId: string; readonly ticketNumber: number }

type EditButtonProps = OrderToEdit & {
  readonly label: string
  /** Whether the guest who ordered presses it. */
  readonly isOwn?: boolean
  readonly size?: ButtonProps['size']
}

/** Opens the dialog that changes a placed order. */
export function EditButton({ label, size, ...order }: EditButtonProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="outline" size={size} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {label}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <EditOrderDialog {...order} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
