import * as z from 'zod/mini'
import type { User } from '#shared/contract/auth'
import { isStaff } from '#shared/rules/access'
import { canonicalPhone } from '#shared/rules/canonical-contact'
import { fullName, namesFromEmail, normaliseEmail } from '#shared/rules/names'
import { userKey } from '../../auth/store'
import type { OrderRecord } from '../../orders/records'
import { ordersOf } from '../../orders/store-customer'
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
  /** The browser that asks: what was ordered there as a guest, with the account's contact, is theirs too. */
  readonly visitorId: string
  /** The names that stand beside their work; none of who never worked here, whatever they call themselves. */
  readonly workNames: readonly string[]
}

/** The person behind a session, with the names that they had. */
export async function personOf(user: User, visitorId: string): Promise<Person> {
  const { hasWorked, formerNames = new Set<string>(), ...now } = Profile.parse((await getItem(userKey(user.id))) ?? {})
  const kept = { firstName: now.firstName ?? user.firstName, lastName: now.lastName ?? user.lastName }
  const names = [kept, user, namesFromEmail(user.email)].map(fullName)
  return { user, visitorId, workNames: hasWorked || isStaff(user) ? [...new Set([...names, ...formerNames])] : [] }
}

/** Orders of a person, and those of their browser that were placed with the same contact before they signed in. */
export async function ordersOfPerson({ user, visitorId }: Pick<Person, 'user' | 'visitorId'>): Promise<OrderRecord[]> {
  const [own, guests] = await Promise.all([ordersOf(user.id), ordersOf(visitorId)])
  const phones = new Set(own.map(({ customer }) => canonicalPhone(customer.phone)).filter((digits) => digits !== ''))
  const isTheirs = ({ customer }: OrderRecord) =>
    normaliseEmail(customer.email) === normaliseEmail(user.email) || phones.has(canonicalPhone(customer.phone))
  return [...own, ...guests.filter(isTheirs)]
}
