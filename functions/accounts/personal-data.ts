import { feedbackTriggers } from '#shared/feedback/feedback'
import type { PersonalDataCategoryId } from '#shared/accounts/personal-data'
import { listCodes } from '../payments/codes/code-repository'
import { feedbackKeys } from '../feedback/records'
import { trainingKeys } from '../training/records'
import { loyaltyKeys } from '../loyalty/records'
import { alertKeys, pushKeys } from '../notifications/records'
import { orderResponseIndex, storedResponseKey, visitorResponseIndex } from '../platform/idempotency'
import { getItems, getKey, queryAll, type Item } from '../platform/table/table'
import { listOrderWork } from '../orders/order-work-repository'
import { listPersonEvents } from '../catering/repository'
import { listOwnPartsOfGiftCards } from '../gift-cards/personal-cards'
import { listConnectionRecords } from '../live/connection-repository'
import { OrderActor, presentActor } from '#shared/platform/actor'
import type { Person } from './person'
import { listStaffRecords } from './staff-records'
import type { OrderRecord } from '../orders/records'
import { teamKeys } from '../team/records'

/** Returns the records of a partition, optionally of some types only. */
async function queryPartition(pk: string, ...types: readonly string[]): Promise<Item[]> {
  const items = await queryAll({
    KeyConditionExpression: 'pk = :pk',
    ExpressionAttributeValues: { ':pk': pk },
    ConsistentRead: true,
  })
  return items.filter(({ type }) => types.length === 0 || types.includes(String(type)))
}

/** Returns the records under a key of the second index. */
async function listIndexedRecords(name: string): Promise<Item[]> {
  const indexed = await queryAll({
    IndexName: 'gsi2',
    KeyConditionExpression: 'gsi2pk = :name',
    ExpressionAttributeValues: { ':name': name },
  })
  return getItems(indexed.map(getKey))
}

const queryUser = ({ user }: Person, ...types: readonly string[]) =>
  queryPartition(trainingKeys.user(user.id), ...types)

/** Lists a person's orders, which several readers need. */
type ListOrders = () => Promise<readonly OrderRecord[]>

/**
 * Returns a person's feedback: given by their account, or given anonymously on their own orders.
 */
export async function listPersonFeedback(person: Person, listOrders: ListOrders): Promise<Item[]> {
  const orders = await listOrders()
  const keys = orders.flatMap(({ id }) => feedbackTriggers.map((trigger) => feedbackKeys.given(id, trigger)))
  const [feedbackOnOrders, feedbackByUser] = await Promise.all([
    getItems(keys),
    listIndexedRecords(feedbackKeys.saidBy(person.user.id)),
  ])
  const feedbackOnOwnOrders = feedbackOnOrders.filter(({ userId }) => userId === undefined || userId === person.user.id)
  return [
    ...new Map(
      [...feedbackOnOwnOrders, ...feedbackByUser].map((item) => [`${getKey(item).pk}/${getKey(item).sk}`, item]),
    ).values(),
  ]
}

/**
 * Reads the records of each category of personal data. The type requires a reader for every
 * category.
 */
export const personalDataReaders: Readonly<
  Record<PersonalDataCategoryId, (person: Person, listOrders: ListOrders) => Promise<readonly Item[]>>
> = {
  profile: (person) => queryUser(person, 'User'),
  preferences: (person) => queryUser(person, 'DietaryPreferences', 'LocationPreferences'),
  contact: (person) => queryUser(person, 'SavedContact'),
  favorites: (person) => queryUser(person, 'Favorites'),
  orders: (_person, listOrders) => listOrders(),
  events: ({ user }) => listPersonEvents(user),
  'gift-cards': ({ user }) => listOwnPartsOfGiftCards(user),
  feedback: listPersonFeedback,
  points: ({ user }) => queryPartition(loyaltyKeys.partition(user.id)),
  codes: async ({ user }) => listCodes(user.id),
  training: (person) => queryUser(person, 'Tour'),
  pushes: async (_person, listOrders) => {
    const orders = await listOrders()
    return (await Promise.all(orders.map(({ id }) => queryPartition(pushKeys.order(id), 'PushSubscription')))).flat()
  },
  'alert-devices': ({ user }) => listIndexedRecords(alertKeys.devicesOf(user.id)),
  connections: ({ user }) => listConnectionRecords(user.id),
  answers: async ({ user, visitorId }, listOrders) => {
    const orders = await listOrders()
    const indexNames = [
      ...[user.id, visitorId].map(visitorResponseIndex),
      ...orders.map(({ id }) => orderResponseIndex(id)),
    ]
    return [
      ...(await Promise.all(indexNames.map(listIndexedRecords))).flat(),
      ...(await getItems(orders.flatMap(({ responseKey: key }) => (key ? [storedResponseKey(key)] : [])))),
    ]
  },
  team: ({ user }) => getItems([teamKeys.member(user.id)]),
  work: async (person) => [...(await listStaffRecords(person)), ...(await listOrderWork(person.user.id))],
}

/** Keys, internal fields and attributes without personal data, which an export leaves out. */
const internalAttributes = new Set([
  ...['pk', 'sk', 'gsi1pk', 'gsi1sk', 'gsi2pk', 'gsi2sk', 'type', 'shape', 'version', 'expiresAt', 'requestId'],
  ...[
    'visitorId',
    'mailOrigin',
    'responseKey',
    'reservations',
    'releasedAt',
    'stockChanges',
    'referrerId',
    'site',
    'bodyHash',
    'driver',
    'seenBy',
  ],
  ...['answer', 'changes', 'before', 'after', 'hasWorked', 'pinHash', 'confirmCode', 'recipe', 'lots'],
])

/** Returns a value as exported: sets as arrays, and who made a step without an employee's id. */
function toJsonValue(value: unknown, name?: string): unknown {
  const actor = OrderActor.safeParse(value)
  if (name === 'by' && actor.success) return presentActor(actor.data, false)
  if (value instanceof Set || Array.isArray(value)) return [...value].map((each) => toJsonValue(each))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, toJsonValue(each, key)]))
}

/** Returns a record as exported, without internal attributes. */
export const presentPersonalRecord = (item: Item): Item =>
  Object.fromEntries(
    Object.entries(item).flatMap(([name, value]) =>
      internalAttributes.has(name) || value === undefined ? [] : [[name, toJsonValue(value, name)]],
    ),
  )
