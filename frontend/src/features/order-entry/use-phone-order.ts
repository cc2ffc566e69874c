import { useMutation, useQueryClient } from '@tanstack/react-query'
import { kitchenRoutes } from '#shared/kitchen/contract'
import { menuRoutes } from '#shared/menu/contract'
import type { Cart } from '#shared/orders/cart/cart-lines'
import type { Order } from '#shared/orders/contract'
import { findOnlineObstacle } from '#shared/payments/online-payments'
import { isBlank } from '#shared/platform/text'
import { centsToDecimal, type OrderTotals, type Cents } from '#shared/platform/money'
import { callApi } from '#base/api/client'
import { sendOnce } from '#base/api/idempotency'
import { useDialogWords } from '#base/language/use-dialog-words'
import { useErrorMessage } from '#base/language/use-words'
import { useLocationConfig } from '#base/location/location'
import { phoneOrderKey } from '#base/storage/storage-keys'
import { toast } from '#ui/toast'
import { toRequestLines } from './order-draft'
import { isTimeMissing, NO_CHOSEN_TIME, type ChosenTime } from './time-choice'

/** What staff enter about the caller. */
export type PhoneOrderForm = ChosenTime & {
  readonly orderType: 'pickup' | 'delivery'
  readonly name: string
  readonly phone: string
  readonly street: string
  readonly unit: string
  readonly city: string
  readonly zipCode: string
  readonly specialInstructions: string
  readonly utensils: boolean
  readonly payment: 'handover' | 'online'
  readonly email: string
}

export const emptyPhoneOrder: PhoneOrderForm = {
  orderType: 'pickup',
  name: '',
  phone: '',
  street: '',
  unit: '',
  city: '',
  zipCode: '',
  ...NO_CHOSEN_TIME,
  specialInstructions: '',
  utensils: false,
  payment: 'handover',
  email: '',
}

/** Whether the order has dishes, a name and, on a chosen day, its time. */
export const isPhoneOrderReady = (form: PhoneOrderForm, cart: Cart): boolean =>
  cart.length > 0 && !isBlank(form.name) && !isTimeMissing(form)

type PhoneOrder = {
  readonly form: PhoneOrderForm
  readonly cart: Cart
  readonly totals: OrderTotals
  /** The codes of the gift cards that the caller named, and what they leave to pay. */
  readonly giftCards: readonly string[]
  readonly payableCents: Cents
}

function toRequest({ form, cart, totals, giftCards, payableCents }: PhoneOrder) {
  const { orderType, name, phone, street, unit, city, zipCode, scheduledFor, specialInstructions, utensils } = form
  // The form offers no pay link for a total below the provider's minimum.
  const isOnline = form.payment === 'online' && findOnlineObstacle(payableCents) === null
  const address = { street, city, zipCode, ...(unit.trim() && { unit }) }
  return {
    orderType,
    customerInfo: {
      name,
      phone,
      ...(isOnline && form.email.trim() && { email: form.email }),
      ...(orderType === 'delivery' && { address }),
    },
    subtotal: centsToDecimal(totals.subtotalCents),
    tax: centsToDecimal(totals.taxCents),
    total: centsToDecimal(totals.totalCents),
    items: toRequestLines(cart),
    ...(specialInstructions.trim() && { specialInstructions }),
    ...(scheduledFor && { scheduledFor }),
    ...(utensils && { utensils }),
    ...(isOnline && { paymentMethod: 'online' as const }),
    ...(giftCards.length > 0 && { giftCards: [...giftCards] }),
  }
}

/** Places an order by phone, only once even if the response is lost. */
export function usePlacePhoneOrder(onPlaced: (order: Order) => void) {
  const { code: location } = useLocationConfig()
  const client = useQueryClient()
  const { phoneOrder: words } = useDialogWords()
  const describe = useErrorMessage()
  return useMutation({
    mutationFn: (order: PhoneOrder) => {
      const body = toRequest(order)
      return sendOnce(phoneOrderKey(location), body, (headers) =>
        callApi(kitchenRoutes.placePhoneOrder, { params: { location }, body, headers }),
      )
    },
    onSuccess: onPlaced,
    onError: (error) => {
      toast({ title: words.notPlaced, description: describe(error, words.failed), type: 'error' })
      // Prices or availability may have changed.
      void client.invalidateQueries({ queryKey: [menuRoutes.listMenuItems.path] })
    },
    onSettled: () => client.invalidateQueries({ queryKey: [kitchenRoutes.listTickets.path] }),
  })
}
