import * as z from 'zod/mini'
import type { User } from '#shared/contract/auth'
import { getLocation } from '#shared/locations/index'
import { isValidSessionAt, isStaff } from '#shared/rules/access'
import { canonicalizePhone } from '#shared/rules/canonical-contact'
import { formatFullName, guessNamesFromEmail, normalizeEmail } from '#shared/rules/names'
import { userKey } from '../../auth/store'
import type { OrderRecord } from '../../orders/records'
import { listCustomerOrders } from '../../orders/store-customer'
import { listGuestOrdersByEmail } from '../../orders/store-guest-contact'
import { getItem } from '../../runtime/table'

const Profile = z.object({
  firstName: z.optional(z.string()),
  lastName: z.optional(z.string()),
  hasWorked: z.optional(z.boolean()),
  formerNames: z.optional(z.set(z.string())),
})

/** Who asks for what is kept of them. */
export type Person = {
  readonly user: User
  /**
   * The browser that asks: what was ordered there as a guest, with the account's contact, is theirs
   * too.
   */
  readonly visitorId: string
  /**
   * The names that stand beside their work; none of who never worked here, whatever they call
   * themselves.
   */
  readonly workNames: readonly string[]
}

/** The person behind a session, with the names that they had. */
export async function getPerson(user: User, visitorId: string): Promise<Person> {
  const { hasWorked, formerNames = new Set<string>(), ...now } = Profile.parse((await getItem(userKey(user.id))) ?? {})
  const kept = { firstName: now.firstName ?? user.firstName, lastName: now.lastName ?? user.lastName }
  const names = [kept, user, guessNamesFromEmail(user.email)].map(formatFullName)
  return { user, visitorId, workNames: hasWorked || isStaff(user) ? [...new Set([...names, ...formerNames])] : [] }
}

/**
 * The orders of a person: of the account, of guests with the account's verified e-mail address,
 * even if another account claimed them since, and of this browser's guests with a phone number of
 * the account's orders. Nobody verifies a phone number, so it counts together with the browser
 * only.
 */
export async function listPersonOrders({
  user,
  visitorId,
}: Pick<Person, 'user' | 'visitorId'>): Promise<OrderRecord[]> {
  const [own, inBrowser, withEmail] = await Promise.all([
    listCustomerOrders(user.id),
    listCustomerOrders(visitorId),
    listGuestOrdersByEmail(user),
  ])
  const phones = new Set(own.map(({ customer }) => canonicalizePhone(customer.phone)).filter((digits) => digits !== ''))
  const isTheirs = ({ customer, location }: OrderRecord) =>
    isValidSessionAt(user, getLocation(location)) &&
    (normalizeEmail(customer.email) === normalizeEmail(user.email) || phones.has(canonicalizePhone(customer.phone)))
  const theirs = [...own, ...inBrowser.filter(isTheirs), ...withEmail]
  return [...new Map(theirs.map((order) => [order.id, order])).values()]
}
