import type { User } from '#shared/accounts/contract'
import { getLocation } from '#shared/locations/index'
import { isStaff, isValidSessionAt } from '#shared/accounts/access'
import { canonicalizePhone, formatFullName, guessNamesFromEmail, normalizeEmail } from '#shared/accounts/contact'
import { Profile, userKey } from './identity/records'
import type { OrderRecord } from '../orders/records'
import { listCustomerOrders } from '../orders/order-history-repository'
import { listGuestOrdersByEmail } from '../orders/guest-repository'
import { getItem } from '../platform/table/table'
import { listNamesOfOthers } from '../team/names'

/** A person who requests an export or the erasure of their data. */
export type Person = {
  readonly user: User
  /**
   * The id of the browser. Guest orders from it with the account's contact belong to the person
   * too.
   */
  readonly visitorId: string
  /**
   * The names under which the person's staff work is stored, without those of others in the team,
   * whose work it may be. Empty for people who never were staff.
   */
  readonly workNames: readonly string[]
}

/** Returns the person of a session with all current and former names. */
export async function getPerson(user: User, visitorId: string): Promise<Person> {
  const {
    hasWorked,
    formerNames = new Set<string>(),
    ...profile
  } = Profile.parse((await getItem(userKey(user.id))) ?? {})
  const storedName = { firstName: profile.firstName ?? user.firstName, lastName: profile.lastName ?? user.lastName }
  const names = [storedName, user, guessNamesFromEmail(user.email)].map(formatFullName)
  if (!hasWorked && !isStaff(user)) return { user, visitorId, workNames: [] }
  const others = new Set(await listNamesOfOthers(user.id))
  return { user, visitorId, workNames: [...new Set([...names, ...formerNames])].filter((name) => !others.has(name)) }
}

/**
 * Whether an order was surely placed by the person: with the account or in this browser. Anyone can
 * place one elsewhere with the person's e-mail address.
 */
export const isPlacedBy = (
  { userId, visitorId }: Pick<OrderRecord, 'userId' | 'visitorId'>,
  person: Pick<Person, 'user' | 'visitorId'>,
): boolean => userId === person.user.id || visitorId === person.visitorId

/**
 * Returns a person's orders: those of the account, guest orders with the account's verified e-mail
 * address, and guest orders of this browser with a phone number of the account. Phone numbers are
 * not verified, so they count only together with the browser.
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
  const belongsToPerson = ({ customer, location }: OrderRecord) =>
    isValidSessionAt(user, getLocation(location)) &&
    (normalizeEmail(customer.email) === normalizeEmail(user.email) || phones.has(canonicalizePhone(customer.phone)))
  const orders = [...own, ...inBrowser.filter(belongsToPerson), ...withEmail]
  return [...new Map(orders.map((order) => [order.id, order])).values()]
}
