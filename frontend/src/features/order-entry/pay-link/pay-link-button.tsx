import { Button } from '#ui/chakra/button'
import { Text } from '@chakra-ui/react/text'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Order } from '#shared/orders/contract'
import { isActiveStatus } from '#shared/orders/status'
import { orderSearchRoutes } from '#shared/kitchen/search-contract'
import { findOnlineObstacle } from '#shared/payments/online-payments'
import { getAmountDue, isUnpaid } from '#shared/payments/payment-text'
import { paymentRoutes } from '#shared/payments/payments-contract'
import { toCents } from '#shared/platform/money'
import { callApi } from '#base/api/client'
import { useDialogWords } from '#base/language/use-dialog-words'
import { useErrorMessage } from '#base/language/use-words'
import { usePaymentOptions } from '#base/location/payment-options'
import { toast } from '#ui/toast'
import { PayLink } from './pay-link'

type LinkedOrder = Pick<
  Order,
  | 'id'
  | 'ticketNumber'
  | 'status'
  | 'event'
  | 'total'
  | 'giftCardPaid'
  | 'balanceDue'
  | 'paymentStatus'
  | 'hasPayLink'
  | 'payment'
> & { readonly customerInfo: { readonly email?: string | undefined } }

/** Makes a pay link for an unpaid order, or shows the one that is open. */
export function PayLinkButton({ order }: { readonly order: LinkedOrder }) {
  const { id: orderId, ticketNumber, status, event, payment, customerInfo } = order
  const { online } = usePaymentOptions()
  const { phoneOrder: words } = useDialogWords()
  const describe = useErrorMessage()
  const client = useQueryClient()
  const { mutate, isPending, data } = useMutation({
    mutationFn: () => callApi(paymentRoutes.createPaymentLink, { params: { orderId } }),
    onError: (error) => toast({ title: words.noLink, description: describe(error, words.tryAgain), type: 'error' }),
    onSettled: () => client.invalidateQueries({ queryKey: [orderSearchRoutes.searchOrders.path] }),
  })
  // An order whose first payment is pending waits for its guest at the checkout.
  const isWaiting = order.paymentStatus === 'pending' && !order.hasPayLink
  if (!online || event || isWaiting || !isActiveStatus(status) || !isUnpaid(order)) return null
  const amount = getAmountDue(order)
  const obstacle = findOnlineObstacle(toCents(amount))
  if (obstacle !== null)
    return (
      <Text mt="3">
        {obstacle} {words.takeMoney}
      </Text>
    )
  const { url, expiresAt } = payment?.url === undefined ? { ...data } : payment
  if (url !== undefined && expiresAt !== undefined)
    return (
      <PayLink ticketNumber={ticketNumber} amount={amount} url={url} expiresAt={expiresAt} email={customerInfo.email} />
    )
  return (
    <Button mt="3" variant="outline" aria-busy={isPending} disabled={isPending} onClick={() => mutate()}>
      {words.makeLink}
    </Button>
  )
}
