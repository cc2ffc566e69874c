import { feedbackTriggers } from '#shared/feedback/feedback'
import type { PersonalDataCategoryId } from '#shared/accounts/personal-data'
import { listCodes } from '../payments/code-repository'
import { feedbackKeys } from '../feedback/records'
import { trainingKeys } from '../training/records'
import { loyaltyKeys } from '../loyalty/records'
import { pushKeys } from '../notifications/records'
import { orderResponseIndex, storedResponseKey, visitorResponseIndex } from '../platform/idempotency'
import { getItems, getKey, queryAll } from '../platform/table/table'
import type { Item } from '../platform/table/table'
import { listConnectionRecords } from '../live/connection-repository'
import { listPersonOrders, listStaffRecords } from './person'
import type { Person } from './person'

/** A partition, as far as its records are of some types. */
async function partition(pk: string, ...types: readonly string[]): Promise<Item[]> {
  const items = await queryAll({
    KeyConditionExpression: 'pk = :pk',
    ExpressionAttributeValues: { ':pk': pk },
    ConsistentRead: true,
  })
  return items.filter(({ type }) => types.length === 0 || types.includes(String(type)))
}

/** The records that the second index lists under a name. */
export async function listIndexedRecords(name: string): Promise<Item[]> {
  const found = await queryAll({
    IndexName: 'gsi2',
    KeyConditionExpression: 'gsi2pk = :name',
    ExpressionAttributeValues: { ':name': name },
  })
  return getItems(found.map(getKey))
}

const ofUser = ({ user }: Person, ...types: readonly string[]) => partition(trainingKeys.user(user.id), ...types)

/** What a person said: what names them, and what was said of their own orders by nobody else. */
export async function listPersonFeedback(person: Person): Promise<Item[]> {
  const orders = await listPersonOrders(person)
  const keys = orders.flatMap(({ id }) => feedbackTriggers.map((trigger) => feedbackKeys.given(id, trigger)))
  const [onOwn, said] = await Promise.all([getItems(keys), listIndexedRecords(feedbackKeys.saidBy(person.user.id))])
  const own = onOwn.filter(({ userId }) => userId === undefined || userId === person.user.id)
  return [...new Map([...own, ...said].map((item) => [`${getKey(item).pk}/${getKey(item).sk}`, item])).values()]
}

/**
 * Where each part of what is kept of a person is found: of the one list that tells of it, so that
 * none is left out.
 */
export const personalDataReaders: Readonly<
  Record<PersonalDataCategoryId, (person: Person) => Promise<readonly Item[]>>
> = {
  profile: (person) => ofUser(person, 'User'),
  preferences: (person) => ofUser(person, 'DietaryPreferences', 'LocationPreferences'),
  contact: (person) => ofUser(person, 'KeptContact'),
  favorites: (person) => ofUser(person, 'Favorites'),
  orders: listPersonOrders,
  feedback: listPersonFeedback,
  points: ({ user }) => partition(loyaltyKeys.partition(user.id)),
  codes: async ({ user }) => listCodes(user.id),
  training: (person) => ofUser(person, 'Tour'),
  pushes: async (person) => {
    const orders = await listPersonOrders(person)
    return (await Promise.all(orders.map(({ id }) => partition(pushKeys.order(id), 'PushSubscription')))).flat()
  },
  connections: ({ user }) => listConnectionRecords(user.id),
  answers: async (person) => {
    const { user, visitorId } = person
    const placed = await listPersonOrders(person)
    const lists = [...[user.id, visitorId].map(visitorResponseIndex), ...placed.map(({ id }) => orderResponseIndex(id))]
    return [
      ...(await Promise.all(lists.map(listIndexedRecords))).flat(),
      ...(await getItems(placed.flatMap(({ answerKey: at }) => (at ? [storedResponseKey(at)] : [])))),
    ]
  },
  work: listStaffRecords,
}

/** What the table needs to find a record or to know its kind, and what says nothing of a person. */
const inner = new Set([
  ...['pk', 'sk', 'gsi1pk', 'gsi1sk', 'gsi2pk', 'gsi2sk', 'type', 'shape', 'version', 'expiresAt', 'requestId'],
  ...['visitorId', 'answerKey', 'reservations', 'releasedAt', 'referrerId', 'site', 'bodyHash', 'answer', 'changes'],
  ...['before', 'after', 'hasWorked', 'recipe', 'lots'],
])

const plain = (value: unknown): unknown => (value instanceof Set ? [...value] : value)

/** A record as it is handed out. */
export const presentPersonalRecord = (item: Item): Item =>
  Object.fromEntries(
    Object.entries(item).flatMap(([name, value]) =>
      inner.has(name) || value === undefined ? [] : [[name, plain(value)]],
    ),
  )
