import * as z from 'zod/mini'
import type { User } from '#shared/contract/auth'
import { locationOf } from '#shared/locations/index'
import { countsAt, isStaff } from '#shared/rules/access'
import { canonicalPhone } from '#shared/rules/canonical-contact'
import { fullName, namesFromEmail, normaliseEmail } from '#shared/rules/names'
import { userKey } from '../../auth/store'
import type { OrderRecord } from '../../orders/records'
import { ordersOf } from '../../orders/store-customer'
import { guestOrdersWithEmailOf } from '../../orders/store-guest-contact'
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
export async function personOf(user: User, visitorId: string): Promise<Person> {
  const { hasWorked, formerNames = new Set<string>(), ...now } = Profile.parse((await getItem(userKey(user.id))) ?? {})
  const kept = { firstName: now.firstName ?? user.firstName, lastName: now.lastName ?? user.lastName }
  const names = [kept, user, namesFromEmail(user.email)].map(fullName)
  return { user, visitorId, workNames: hasWorked || isStaff(user) ? [...new Set([...names, ...formerNames])] : [] }
}

/**
 * The orders of a person: of the account, of guests with the account's verified e-mail address,
 * even if another account claimed them since, and of this browser's guests with a phone number of
 * the account's orders. Nobody verifies a phone number, so it counts together with the browser
 * only.
 */
export async function ordersOfPerson({ user, visitorId }: Pick<Person, 'user' | 'visitorId'>): Promise<OrderRecord[]> {
  const [own, inBrowser, withEmail] = await Promise.all([
    ordersOf(user.id),
    ordersOf(visitorId),
    guestOrdersWithEmailOf(user),
  ])
  const phones = new Set(own.map(({ customer }) => canonicalPhone(customer.phone)).filter((digits) => digits !== ''))
  const isTheirs = ({ customer, location }: OrderRecord) =>
    countsAt(user, locationOf(location)) &&
    (normaliseEmail(customer.email) === normaliseEmail(user.email) || phones.has(canonicalPhone(customer.phone)))
  const theirs = [...own, ...inBrowser.filter(isTheirs), ...withEmail]
  return [...new Map(theirs.map((order) => [order.id, order])).values()]
}
