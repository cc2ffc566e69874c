import type { LocationPolicy } from '../../locations/policy'
import type { Cents } from '../../platform/money'
import { getLineKey } from '../cart/cart-lines'
import type { OrderType } from '../constants'
import { getDeliveryFeeCents } from '../pricing'

/** A line of an order as far as its price depends on the guest: dish, options and quantity. */
type OrderedSelection = {
  readonly menuItemId: number
  readonly quantity: number
  readonly options: readonly string[]
  readonly for?: string | null | undefined
}

const getSelectionKey = ({ menuItemId, quantity, options, for: person }: OrderedSelection): string =>
  `${quantity}×${getLineKey({ menuItemId, options, for: person ?? undefined })}`

/**
 * Returns for each line of an edited order the position of the earlier line that it still is, whose
 * price stays; undefined for a changed or added line, which is priced anew
 * (docs/product/tracking.md#changing-an-order).
 */
export function findAgreedLines(
  before: readonly OrderedSelection[],
  after: readonly OrderedSelection[],
): readonly (number | undefined)[] {
  const left = before.map((line, index) => ({ index, key: getSelectionKey(line) }))
  return after.map((line) => {
    const key = getSelectionKey(line)
    const at = left.findIndex((one) => one.key === key)
    return at < 0 ? undefined : left.splice(at, 1)[0]?.index
  })
}

type EditedFee = {
  readonly orderType: OrderType
  /** The fee that was agreed, and the dishes that it was agreed for. */
  readonly before: { readonly subtotalCents: Cents; readonly deliveryFeeCents: Cents }
  readonly subtotalCents: Cents
  readonly isAddressChanged: boolean
  readonly delivery: LocationPolicy['delivery']
}

/**
 * Returns the delivery fee of an edited order. It stays as agreed, unless the address changes or
 * the dishes cross the amount from which delivery is free.
 */
export function getEditedFeeCents({ orderType, before, subtotalCents, isAddressChanged, delivery }: EditedFee): Cents {
  const { freeFromCents } = delivery
  const isFree = (cents: Cents): boolean => freeFromCents !== null && cents >= freeFromCents
  const isCrossed = isFree(subtotalCents) !== isFree(before.subtotalCents)
  return isAddressChanged || isCrossed
    ? getDeliveryFeeCents(orderType, subtotalCents, delivery)
    : before.deliveryFeeCents
}
