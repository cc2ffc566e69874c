import { useQueryClient } from '@tanstack/react-query'
import { useLocation, useSearchParams } from 'wouter'
import { discountCodeRoutes } from '#shared/payments/contract'
import type { Cart } from '#shared/orders/cart/cart-lines'
import { removeOrderedLines } from '#shared/orders/cart/cart-changes'
import type { Cents, OrderTotals } from '#shared/platform/money'
import { useLocationConfig, usePolicy } from '#base/location/location'
import { useSession } from '#base/session/session'
import { toast } from '#ui/toast'
import { cartStore } from '#base/cart/cart-store'
import { removeUsedCode } from '#base/cart/discount-codes'
import { currentOrdersStore, guestOrderStore } from '#base/session/device-orders'
import { joinedGroupStore } from '#base/session/joined-group'
import { deleteCheckoutDraft, saveLastContact } from './checkout-draft'
import { toOrderRequest, toOrderedLines, type CheckoutForm } from './checkout-form'
import { openPaymentPage } from './payment/open-payment-page'
import { resumeOrReplaceUnpaidOrder } from './payment/resume-or-replace-unpaid-order'
import { earlierOrderArrivedToast, orderPlacedToast, usePlaceOrder } from './use-place-order'

type OrderSubmission = {
  readonly form: CheckoutForm
  readonly cart: Cart
  readonly totals: OrderTotals
  /** What gift cards leave of the total, and their codes. */
  readonly payableCents: Cents
  readonly giftCards: readonly string[]
  /** The code that the totals include. */
  readonly discountCode: string | null
}

const logUnsavedContact = (error: unknown) => console.error('The contact could not be stored', error)

type ToPayment = () => Promise<void>

/** The group order that the host moved into this cart; undefined for an order without a group. */
function findGroup(cart: Cart) {
  const joined = joinedGroupStore.get()
  if (!joined || joined.closedAtVersion === null || !cart.some((line) => line.for)) return undefined
  return { id: joined.id, token: joined.token, version: joined.closedAtVersion }
}

/**
 * Returns a function that places the order, clears what it used up and opens its tracking page. If
 * the order is paid online, it returns the way to the payment page instead.
 * @throws ApiError when the server rejects the order or does not answer
 */
export function useSubmitOrder(saveContact: (form: CheckoutForm) => void) {
  const client = useQueryClient()
  const location = useLocationConfig()
  const { payment } = usePolicy()
  const { user } = useSession()
  const [, navigate] = useLocation()
  const [search] = useSearchParams()
  const { mutateAsync: placeOrder } = usePlaceOrder()

  return async ({ form, ...submission }: OrderSubmission): Promise<ToPayment | undefined> => {
    const group = findGroup(submission.cart)
    const request = toOrderRequest({ form, ...submission, location, payment, group })
    const toUnpaid = (id: string, url: string, sent: typeof request) => () =>
      openPaymentPage(url, {
        orderId: id,
        lines: toOrderedLines(sent),
        code: sent.discountCode ?? null,
        request: JSON.stringify(sent),
      })
    const unpaid = await resumeOrReplaceUnpaidOrder(JSON.stringify(request))
    if (unpaid?.paymentStatus === 'pending' && unpaid.payment?.url)
      return toUnpaid(unpaid.id, unpaid.payment.url, request)
    if (unpaid) {
      navigate(`/orders/${unpaid.id}/tracking`)
      return undefined
    }
    const { order, sent } = await placeOrder(request)
    if (sent.group) joinedGroupStore.set(null)
    void client.invalidateQueries({ queryKey: [discountCodeRoutes.listCodes.path] })
    if (!user) guestOrderStore.set(order.id)
    saveContact(form)
    currentOrdersStore.add(order.id)
    if (!user) await saveLastContact(form, new Date()).catch(logUnsavedContact)
    if (order.payment?.url) return toUnpaid(order.id, order.payment.url, sent)
    deleteCheckoutDraft()
    if (sent.discountCode) removeUsedCode(sent.discountCode)
    toast(sent === request ? orderPlacedToast(order.id) : earlierOrderArrivedToast(order.id))
    navigate(search.get('returnTo') === 'feedback-test' ? '/feedback-test' : `/orders/${order.id}/tracking`)
    // Another tab may have added dishes meanwhile, so only the ordered lines leave the cart.
    cartStore.change((lines) => removeOrderedLines(lines, toOrderedLines(sent)))
    return undefined
  }
}
