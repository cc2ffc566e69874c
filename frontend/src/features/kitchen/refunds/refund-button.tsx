import { Button } from '#ui/chakra/button'
import { useMutation } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { isStaff } from '#shared/accounts/access'
import { orderRoutes } from '#shared/orders/contract'
import { callApi } from '#base/api/client'
import { useSession } from '#base/session/session'
import { toast } from '#ui/toast'
import { useDialogWords } from '#base/language/use-dialog-words'
import { useErrorMessage } from '#base/language/use-words'
import { toTicket } from '../data/order-as-ticket'
import type { PaidTicket } from './paid-order'

const RefundDialog = lazy(() => import('./refund-dialog').then((module) => ({ default: module.RefundDialog })))

type LazyRefundDialogProps = { readonly ticket: PaidTicket; readonly onClose: () => void }

/** The dialog alone, for a list that renders it outside its rows. */
export const LazyRefundDialog = (props: LazyRefundDialogProps) => (
  <Suspense fallback={null}>
    <RefundDialog {...props} />
  </Suspense>
)

type OpenButtonProps = {
  /** The order to refund, once staff have pressed the button. */
  readonly opened: PaidTicket | undefined
  readonly isBusy?: boolean
  readonly onOpen: () => void
  readonly onClose: () => void
}

function OpenButton({ opened, isBusy = false, onOpen, onClose }: OpenButtonProps) {
  const { refund } = useDialogWords().dialogs.details
  const { user } = useSession()
  if (!isStaff(user)) return null
  return (
    <>
      <Button variant="outline" aria-haspopup="dialog" disabled={isBusy} aria-busy={isBusy} onClick={onOpen}>
        {refund}
      </Button>
      {opened && <LazyRefundDialog ticket={opened} onClose={onClose} />}
    </>
  )
}

/**
 * Lets staff refund dishes or an amount of an order, as money or with a code
 * (docs/product/kitchen.md#refunds).
 */
export function RefundButton({ ticket }: { readonly ticket: PaidTicket }) {
  const [isOpen, setOpen] = useState(false)
  const opened = isOpen ? ticket : undefined
  return <OpenButton opened={opened} onOpen={() => setOpen(true)} onClose={() => setOpen(false)} />
}

/** The same where a page has only the order's id: it is read when staff press the button. */
export function OrderRefundButton({ orderId }: { readonly orderId: string }) {
  const { refunds: words } = useDialogWords()
  const describe = useErrorMessage()
  const { data, isPending, mutate, reset } = useMutation({
    mutationFn: () => callApi(orderRoutes.getOrder, { params: { orderId } }),
    onError: (error) => toast({ title: words.notRefunded, description: describe(error, words.failed), type: 'error' }),
  })
  return (
    <OpenButton opened={data && toTicket(data)} isBusy={isPending} onOpen={() => mutate()} onClose={() => reset()} />
  )
}
