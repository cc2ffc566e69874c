import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { FormEvent } from 'react'
import { useWatch } from 'react-hook-form'
import { useLocation, useSearchParams } from 'wouter'
import { discountCodeRoutes } from '#shared/payments/contract'
import { kitchenRoutes } from '#shared/kitchen/contract'
import { slotRoutes } from '#shared/orders/slots-contract'
import type { Cart } from '#shared/orders/cart/cart-lines'
import { removeOrderedLines } from '#shared/orders/cart/cart-changes'
import type { OrderTotals } from '#shared/platform/money'
import { useSubmitForm } from '#base/forms/use-submit-form'
import { useLocationConfig, usePolicy } from '#base/location/location'
import { isOffline } from '#base/offline/offline-state'
import { OFFLINE_ORDER_MESSAGE } from '#base/offline/cached-content'
import { useSession } from '#base/session/session'
import { toast } from '#ui/toast'
import { cartStore } from '#base/cart/cart-store'
import { useCart } from '#base/cart/use-cart'
import { joinedGroupStore } from '#base/session/joined-group'
import { orderTypeStore } from '#base/cart/order-type'
import { discountCodeStore, issuedCodesStore } from '#base/cart/discount-codes'
import { currentOrdersStore, guestOrderStore } from '#base/session/device-orders'
import { menuItemsQuery } from '#base/menu/use-menu'
import { useAppliedCode } from './promo-code'
import {
  earlierOrderArrivedToast,
  listUnansweredRequests,
  orderFailedToast,
  orderPlacedToast,
  usePlaceOrder,
} from './use-place-order'
import {
  calculateCheckoutTotals,
  emptyCheckoutForm,
  getFieldName,
  toOrderRequest,
  toOrderedLines,
} from './checkout-form'
import type { CheckoutForm } from './checkout-form'
import { applyPriceChanges, parseRejection } from './rejection'
import type { OrderRejection } from './rejection'
import { usePriceReview } from './price-review'
import { useSavedContactFields } from './use-saved-contact'

/** Whether something was sent that may be an order, though no answer said so. */
const mayStand = () => listUnansweredRequests().length > 0

/** The order of several that the cart was taken over from. */
function groupOf(cart: Cart) {
  const joined = joinedGroupStore.get()
  if (!joined || joined.takenOver === null || !cart.some((line) => line.for)) return undefined
  return { id: joined.id, token: joined.token, version: joined.takenOver }
}

/** The order has used it up. */
function forgetCode(code: string) {
  discountCodeStore.forget()
  issuedCodesStore.forget(code)
}

/** The state of the checkout: the form, what it costs, and what became of the last attempt. */
export function useCheckout() {
  const client = useQueryClient()
  const location = useLocationConfig()
  const policy = usePolicy()
  const { user } = useSession()
  const { items: cart } = useCart()
  const [, navigate] = useLocation()
  const [search] = useSearchParams()
  const { mutateAsync: place } = usePlaceOrder()
  const [refusal, setRefusal] = useState<OrderRejection | null>(() => (mayStand() ? { kind: 'failed' } : null))
  const { form, submit, isSending } = useSubmitForm<CheckoutForm>({
    defaults: {
      ...emptyCheckoutForm,
      orderType: orderTypeStore.get(),
      ...(user && { firstName: user.firstName, lastName: user.lastName, email: user.email }),
    },
    send: order,
    fieldOf: getFieldName,
    looksOnLeaving: true,
  })
  const keepContact = useSavedContactFields(form)
  const orderType = useWatch({ control: form.control, name: 'orderType' })
  const applied = useAppliedCode()
  const computed = calculateCheckoutTotals(cart, orderType, policy.delivery, applied?.discount)
  const [answered, setAnswered] = useState<{ readonly basis: string; readonly totals: OrderTotals } | null>(null)
  const basisOf = (lines: Cart) => JSON.stringify([lines, orderType, applied?.discount ? applied.code : null])
  const priced = answered?.basis === basisOf(cart) ? answered.totals : null
  const totals = priced ?? computed
  const review = usePriceReview({ cart, applied, computed, priced })

  function refuse(next: OrderRejection) {
    setRefusal(next)
    if (next.kind === 'told' && next.isAboutCode) {
      discountCodeStore.forget()
      if (applied?.discount) review.loseCode(applied.code)
    }
    // It may have been the time that is gone.
    if (next.kind === 'told') void client.invalidateQueries({ queryKey: [slotRoutes.listSlots.path, location.code] })
    if (next.kind === 'price-changed') {
      cartStore.change((lines) => applyPriceChanges(lines, next.changes))
      if (next.totals) setAnswered({ basis: basisOf(cartStore.get()), totals: next.totals })
    }
    // The menu that this page has read is older than the answer.
    if (next.kind === 'price-changed' || next.kind === 'unavailable')
      void client.invalidateQueries({ queryKey: menuItemsQuery(location.code).queryKey })
    if (next.kind === 'paused')
      void client.invalidateQueries({ queryKey: [kitchenRoutes.getIntake.path, location.code] })
    // The page says what those are, and no error of ours happened.
    const isSaid =
      next.kind === 'price-changed' || next.kind === 'unavailable' || (next.kind === 'told' && next.isAboutDelivery)
    if (!isSaid) toast(orderFailedToast(policy))
  }

  async function order(values: CheckoutForm) {
    review.close()
    setRefusal(isOffline() ? { kind: 'told', detail: OFFLINE_ORDER_MESSAGE, mayStand: mayStand() } : null)
    if (isOffline()) return
    try {
      const discountCode = applied?.discount ? applied.code : null
      const group = groupOf(cart)
      const wanted = toOrderRequest({
        form: values,
        cart,
        totals,
        location,
        discountCode,
        payment: policy.payment,
        group,
      })
      const { order, sent } = await place(wanted)
      if (sent.discountCode) forgetCode(sent.discountCode)
      if (sent.group) joinedGroupStore.set(null)
      void client.invalidateQueries({ queryKey: [discountCodeRoutes.listCodes.path] })
      if (!user) guestOrderStore.keep(order.id)
      keepContact(values)
      currentOrdersStore.add(order.id)
      toast(sent === wanted ? orderPlacedToast(order.id) : earlierOrderArrivedToast(order.id))
      navigate(search.get('returnTo') === 'feedback-test' ? '/feedback-test' : `/orders/${order.id}/tracking`)
      // Another tab may have added to the cart meanwhile.
      cartStore.change((lines) => removeOrderedLines(lines, toOrderedLines(sent)))
    } catch (error) {
      refuse(parseRejection(error, cart))
      throw error
    }
  }

  function openReview(event: FormEvent) {
    // The review lists what the refusal listed.
    if (refusal?.kind === 'price-changed') setRefusal(null)
    review.open(event)
  }

  return {
    form,
    orderType,
    totals,
    applied,
    refusal,
    review,
    dismiss: () => setRefusal(null),
    submit: review.isDue ? openReview : submit,
    isPlacing: isSending,
  }
}
