import { Button, type ButtonProps } from '#ui/chakra/button'
import { Suspense, lazy, useState } from 'react'
import { useDialogWords } from '#base/language/use-dialog-words'

const EditOrderDialog = lazy(() =>
  import('./edit-order-dialog').then((module) => ({ default: module.EditOrderDialog })),
)

type EditOrderButtonProps = {
  readonly orderId: string
  readonly ticketNumber: number
  /** Whether the guest who ordered presses it. */
  readonly isOwn?: boolean
  readonly size?: ButtonProps['size']
}

/** Opens the dialog that changes a placed order. */
export function EditOrderButton({ size, ...order }: EditOrderButtonProps) {
  const { details } = useDialogWords().dialogs
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="outline" size={size} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {details.changeOrder}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <EditOrderDialog {...order} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
