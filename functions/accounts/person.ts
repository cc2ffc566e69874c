import * as z from 'zod/mini'
import type { User } from '#shared/accounts/contract'
import { getLocation, locations } from '#shared/locations/index'
import { isStaff, isValidSessionAt } from '#shared/accounts/access'
import { canonicalizePhone, formatFullName, guessNamesFromEmail, normalizeEmail } from '#shared/accounts/contact'
import { userKey } from './user-repository'
import type { OrderRecord } from '../orders/records'
import { listCustomerOrders } from '../orders/order-history-repository'
import { listGuestOrdersByEmail } from '../orders/guest-repository'
import { getItem, getKey, queryAll, tableName } from '../platform/table/table'
import type { Item } from '../platform/table/table'
import { FORMER_STAFF_NAME } from '#shared/accounts/personal-data'
import { ChangePack, changeKeys } from '../platform/change-log/records'
import { pictureKeys } from '../menu/pictures/records'
import { inventoryKeys } from '../inventory/records'
import { findLocationOfMenu, menuKeys } from '../menu/records'
import { incrementMenuVersion } from '../menu/repository'
import { transact } from '../platform/table/transaction'

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

type Named = { readonly workNames: readonly string[] }

const places = locations.flatMap(({ code }) => [
  changeKeys.of(code),
  inventoryKeys.movementsOf(code),
  inventoryKeys.stockOf(code),
  menuKeys.location(code),
])

const quoted = (name: string) => `"by":${JSON.stringify(name)}`

/**
 * The texts of a record in which the thing as it was, and who declared what of it, may stand as
 * JSON.
 */
function textsOf(item: Item): readonly string[] {
  if (item['type'] === 'ChangePack')
    return ChangePack.parse(item).changes.flatMap(({ before, after }) => [before, after])
  return [item['before'], item['after']].filter((text) => typeof text === 'string')
}

const memberOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? new Map<string, unknown>(Object.entries(value)).get(name) : undefined

function names(item: Item, { workNames }: Named): boolean {
  const by = [item['by'], memberOf(item['alert'], 'acknowledgedBy'), memberOf(item['allergensDeclared'], 'by')]
  if (by.some((name) => typeof name === 'string' && workNames.includes(name))) return true
  const texts = textsOf(item)
  return workNames.some((name) => texts.some((text) => text.includes(quoted(name))))
}

/** What somebody who works here did, by the names that they had. */
export async function listStaffRecords(person: Named): Promise<Item[]> {
  if (person.workNames.length === 0) return []
  const found: Item[] = []
  for (const pk of [...places, pictureKeys.list]) {
    const items = await queryAll({
      KeyConditionExpression: 'pk = :pk',
      ExpressionAttributeValues: { ':pk': pk },
    })
    found.push(...items.filter((item) => names(item, person)))
  }
  return found
}

const renamed = (text: string, { workNames }: Named): string =>
  workNames.reduce((done, name) => done.replaceAll(quoted(name), quoted(FORMER_STAFF_NAME)), text)

type Change = { readonly path: string; readonly value: unknown }

function changesOf(item: Item, person: Named): readonly Change[] {
  const isOwn = (name: unknown) => typeof name === 'string' && person.workNames.includes(name)
  const texts = (['before', 'after'] as const).flatMap((name) => {
    const text = item[name]
    const other = typeof text === 'string' ? renamed(text, person) : text
    return other === text ? [] : [{ path: name, value: other }]
  })
  const pack =
    item['type'] === 'ChangePack'
      ? [
          {
            path: 'changes',
            value: ChangePack.parse(item).changes.map((change) => ({
              ...change,
              before: renamed(change.before, person),
              after: renamed(change.after, person),
            })),
          },
        ]
      : []
  return [
    ...(isOwn(item['by']) ? [{ path: 'by', value: FORMER_STAFF_NAME }] : []),
    ...(isOwn(memberOf(item['alert'], 'acknowledgedBy'))
      ? [{ path: 'alert.acknowledgedBy', value: FORMER_STAFF_NAME }]
      : []),
    ...(isOwn(memberOf(item['allergensDeclared'], 'by'))
      ? [{ path: 'allergensDeclared.by', value: FORMER_STAFF_NAME }]
      : []),
    ...texts,
    ...pack,
  ]
}

/**
 * Takes a name off a piece of work; a dish's is on the menu that processes hold, which is counted
 * as a change of it.
 */
async function unname(item: Item, person: Named): Promise<void> {
  const changes = changesOf(item, person)
  if (changes.length === 0) return
  const words = [...new Set(changes.flatMap(({ path }) => path.split('.')))]
  const alias = (path: string) =>
    path
      .split('.')
      .map((word) => `#${word}`)
      .join('.')
  const location = findLocationOfMenu(item['pk'])
  await transact([
    {
      write: {
        Update: {
          TableName: tableName(),
          Key: getKey(item),
          UpdateExpression: `SET ${changes.map(({ path }, place) => `${alias(path)} = :${place}`).join(', ')}`,
          ConditionExpression: 'attribute_exists(pk)',
          ExpressionAttributeNames: Object.fromEntries(words.map((word) => [`#${word}`, word])),
          ExpressionAttributeValues: Object.fromEntries(changes.map(({ value }, place) => [`:${place}`, value])),
        },
      },
      refused: 'already',
    },
    ...(location ? [incrementMenuVersion(location)] : []),
  ])
}

/** Leaves the work of somebody as that of nobody in particular, record by record. */
export async function anonymizeStaffRecords(person: Person, eachTime: () => void): Promise<void> {
  for (const item of await listStaffRecords(person)) {
    await unname(item, person)
    eachTime()
  }
}
