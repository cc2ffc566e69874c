import { PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { Problem } from '#shared/platform/problem'
import { normalizeDiscountCode } from '#shared/payments/discount-codes'
import { isActiveStatus } from '#shared/orders/status'
import { userKey } from './user-repository'
import { listCodes } from '../payments/code-repository'
import { deleteAnswers } from '../feedback/repository'
import { deleteGroup } from '../groups/repository'
import { deleteOutboxMails } from '../notifications/mail-sender'
import { deleteGuestContact } from '../orders/guest-repository'
import { anonymizeOrder } from '../orders/repository'
import { deleteOrderSubscriptions } from '../notifications/push-repository'
import { clearRevocationCache, markAccountErased } from '../platform/session/revoked-sessions'
import { deleteItems, getItem, getItems, getKey, queryAll, table, tableName } from '../platform/table/table'
import type { Item } from '../platform/table/table'
import { transact } from '../platform/table/transaction'
import { anonymizeStaffRecords, listPersonOrders } from './person'
import type { Person } from './person'
import { listPersonFeedback, personalDataReaders } from './personal-data'
import * as z from 'zod/mini'
import type { Location } from '#shared/locations/index'
import { getGuestRetentionCutoff } from '#shared/accounts/personal-data'
import { addDays, toWallClock } from '#shared/platform/time'
import { OrderRecord, orderKeys } from '../orders/records'

/**
 * Well before a call's time is up; what is done by then is done, and the next call goes on from
 * there.
 */
const LONGEST_MS = 15_000

/** Throws `unavailable` once a call has taken so long that the rest is for the next. */
function untilTired(): () => void {
  const end = Date.now() + LONGEST_MS
  return () => {
    if (Date.now() < end) return
    throw new Problem('unavailable', 'There is much to delete and we are not done yet. Please ask again.', {
      retryAfterSeconds: 1,
    })
  }
}

/** Throws `orders-active` while the kitchen still works for somebody: it has to know for whom. */
async function checkNoneActive(person: Person): Promise<void> {
  const active = (await listPersonOrders(person)).filter(({ status }) => isActiveStatus(status))
  if (active.length === 0) return
  throw new Problem(
    'orders-active',
    'You have an order that is still being made. Please ask again when it is completed, or cancel it first.',
    { members: { orderIds: active.map(({ id }) => id) } },
  )
}

async function unnameOrders(person: Person, eachTime: () => void): Promise<void> {
  for (const { id, groupId } of await listPersonOrders(person)) {
    await Promise.all([anonymizeOrder(id), deleteOrderSubscriptions(id), groupId !== undefined && deleteGroup(groupId)])
    // An answer that came while this went on; none comes to an order that names nobody.
    await deleteAnswers(id)
    // After the name: what is mailed from now on finds nobody to mail to.
    await deleteOutboxMails(id)
    eachTime()
  }
}

async function emptyFeedback(person: Person, eachTime: () => void): Promise<void> {
  const silence = (item: Item) =>
    table.send(
      new UpdateCommand({
        TableName: tableName(),
        Key: getKey(item),
        UpdateExpression: 'SET #comment = :none REMOVE userId, gsi2pk, gsi2sk, answered',
        ConditionExpression: 'attribute_exists(pk)',
        ExpressionAttributeNames: { '#comment': 'comment' },
        ExpressionAttributeValues: { ':none': '' },
      }),
    )
  for (const item of await listPersonFeedback(person)) {
    if (item['comment'] !== '' || item['userId'] !== undefined || item['answered'] !== undefined) await silence(item)
    eachTime()
  }
}

/** What was mailed of a redeemed reward. */
async function unmailCodes({ user }: Person): Promise<void> {
  for (const { code } of await listCodes(user.id)) await deleteOutboxMails(normalizeDiscountCode(code))
}

const forget =
  (part: 'preferences' | 'contact' | 'favorites' | 'training' | 'connections' | 'answers') => async (person: Person) =>
    deleteItems((await personalDataReaders[part](person)).map(getKey))

/**
 * Feedback before orders, since it is found by them; the work before the profile, which has the
 * names that it is found by.
 */
const pieces: readonly ((person: Person, eachTime: () => void) => Promise<void>)[] = [
  emptyFeedback,
  anonymizeStaffRecords,
  forget('preferences'),
  forget('contact'),
  forget('favorites'),
  forget('training'),
  forget('connections'),
  forget('answers'),
  unmailCodes,
  unnameOrders,
  ({ user }) => deleteGuestContact(user),
]

/**
 * Erases a person (decision 0050), piece by piece; each may be repeated, so that a call after one
 * that was cut off finishes it. The account ends last, all at once. Throws `orders-active` before
 * anything is changed, and `unavailable` where a call is too short.
 */
export async function erasePerson(person: Person): Promise<void> {
  await checkNoneActive(person)
  const eachTime = untilTired()
  for (const piece of pieces) await piece(person, eachTime)
  const { id } = person.user
  await transact([markAccountErased(id), { write: { Delete: { TableName: tableName(), Key: userKey(id) } } }])
  for (const { code } of await listCodes(id)) await deleteOutboxMails(normalizeDiscountCode(code))
  clearRevocationCache()
}

/** How far a location's guests are forgotten. */
const Forgotten = z.object({ until: z.string() })

/** The first time everything is looked through that can be there; no table is older. */
const FIRST = '2026-01-01T00:00:00.000Z'

type Span = { readonly from: string; readonly to: string }

const listed = (list: string, { from, to }: Span): Promise<Item[]> =>
  queryAll({
    IndexName: 'gsi1',
    KeyConditionExpression: 'gsi1pk = :list AND gsi1sk BETWEEN :from AND :to',
    ExpressionAttributeValues: { ':list': list, ':from': from, ':to': to },
  })

/** Whether an order is a guest's: of no account. */
const isGuests = ({ userId }: OrderRecord): boolean => userId === undefined

async function forgetListed(list: string, span: Span): Promise<void> {
  const orders = (await getItems((await listed(list, span)).map(getKey))).map((item) => OrderRecord.parse(item))
  for (const { id } of orders.filter(isGuests)) {
    await anonymizeOrder(id)
    await deleteAnswers(id)
    await deleteOutboxMails(id)
  }
}

const noteForgotten = (location: Location, until: string) =>
  table.send(
    new PutCommand({
      TableName: tableName(),
      Item: { ...orderKeys.forgotten(location.code), type: 'GuestsForgotten', until },
    }),
  )

/**
 * Takes the names off a location's guests' orders that were over 90 days ago, or placed then and
 * never finished. It goes on where it ended, day by day, in the lists of what was completed and
 * cancelled on them (decision 0050).
 */
export async function anonymizeGuests(location: Location, now: Date): Promise<void> {
  const known = await getItem(orderKeys.forgotten(location.code))
  const from = known ? Forgotten.parse(known).until : FIRST
  const to = getGuestRetentionCutoff(now).toISOString()
  if (to <= from) return
  await forgetListed(orderKeys.board(location.code), { from, to })
  const last = toWallClock(location, new Date(to)).date
  for (let date = toWallClock(location, new Date(from)).date; date <= last; date = addDays(date, 1)) {
    for (const list of [orderKeys.doneOn, orderKeys.cancelledOn]) {
      await forgetListed(list(location.code, date), { from, to })
    }
  }
  await noteForgotten(location, to)
}
