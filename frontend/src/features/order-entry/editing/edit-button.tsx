import { Button, type ButtonProps } from '#ui/chakra/button'
import { Suspense, lazy, useState } from 'react'
import { useAfterClosing } from '#base/browser/use-after-closing'

const EditOrderDialog = lazy(() =>
  import('./edit-order-dialog').then((module) => ({ default: module.EditOrderDialog })),
)

export type EditedOrder = { readonly orderId: string; readonly ticketNumber: number }

/** The dialog that changes a placed order, for a list that renders it outside its rows. */
export const LazyEditOrderDialog = (
  props: EditedOrder & { readonly isOwn?: boolean | undefined; readonly onClose: () => void },
) => (
  <Suspense fallback={null}>
    <EditOrderDialog {...props} />
  </Suspense>
)

export type OrderToEdit = EditedOrder & {
  /** Whether the order can be changed now. The open dialog stays, with what was typed. */
  readonly isOffered?: boolean
}

type EditButtonProps = OrderToEdit & {
  readonly label: string
  /** Whether the guest who ordered presses it. */
  readonly isOwn?: boolean
  readonly size?: ButtonProps['size']
  readonly onClosed?: () => void
}

/** Opens the dialog that changes a placed order. */
export function EditButton({ label, size, isOffered = true, onClosed, ...order }: EditButtonProps) {
  const [isOpen, setOpen] = useState(false)
  useAfterClosing(isOpen, onClosed)
  if (!isOffered && !isOpen) return null
  return (
    <>
      <Button variant="outline" size={size} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {label}
      </Button>
      {isOpen && <LazyEditOrderDialog {...order} onClose={() => setOpen(false)} />}
    </>
  )
}
