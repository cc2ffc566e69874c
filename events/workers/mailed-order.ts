import * as z from 'zod/mini'
import { userKey } from '#functions/accounts/identity/records'
import { withoutGuestTexts } from '#functions/orders/access/guest-texts'
import type { OrderRecord } from '#functions/orders/records'
import { getItem } from '#functions/platform/table/table'
import { getSignInMethod } from '#shared/accounts/access'
import { normalizeEmail } from '#shared/accounts/contact'

const Profile = z.object({ email: z._default(z.string(), '') })

/** Returns the e-mail address of an account; empty if the account was erased. */
export async function findAccountAddress(userId: string): Promise<string> {
  const profile = await getItem(userKey(userId))
  return profile ? Profile.parse(profile).email.trim() : ''
}

/**
 * Whether the person who can read an order's mails has proved it: the order belongs to an account
 * of the user pool, which verified the address at sign-in. The development login verifies nothing.
 */
async function isAddressVerified({ customer, userId }: OrderRecord): Promise<boolean> {
  if (userId === undefined || getSignInMethod({ id: userId }) !== 'cognito') return false
  return normalizeEmail(await findAccountAddress(userId)) === normalizeEmail(customer.email)
}

/**
 * Returns an order as a mail about it may show it. Anyone can order with another person's address,
 * so a mail to an address that is not verified contains no text that the guest typed
 * (docs/product/tracking.md#mail).
 */
export async function toMailedOrder(order: OrderRecord) {
  const showsTexts = await isAddressVerified(order)
  const contact = { name: '', phone: '', email: order.customer.email }
  return { order: showsTexts ? order : { ...order, ...withoutGuestTexts(order), customer: contact }, showsTexts }
}
