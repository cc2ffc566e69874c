import { mailKeys } from '#functions/notifications/records'
import { findPurchase } from '#functions/purchases/repository'
import { getLocation, type LocationCode } from '#shared/locations/index'
import { getSitePart } from '#shared/locations/site-kind'
import type { MailContext } from '#shared/notifications/order-mail'
import { createPurchaseMail } from '#shared/purchases/purchase-mail'

type RequestedPurchase = { readonly location: LocationCode; readonly number: number }

/** Composes a purchase order for its supplier; undefined if it was cancelled meanwhile. */
export async function composePurchase({ location, number }: RequestedPurchase) {
  const purchase = await findPurchase(location, number)
  if (!purchase || purchase.state === 'cancelled') return undefined
  return {
    id: `purchase-${getSitePart(location)}-${number}`,
    key: mailKeys.ofPurchase(location, number),
    to: purchase.email,
    location: getLocation(location),
    letter: (where: MailContext) => createPurchaseMail(purchase, where),
  }
}
