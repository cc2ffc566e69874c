import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { Problem } from '#shared/problem'
import { normalizeDiscountCode } from '#shared/rules/codes'
import { isActiveStatus } from '#shared/rules/order-status'
import { userKey } from '../../auth/store'
import { listCodes } from '../../discounts/store'
import { deleteAnswers } from '../../feedback/store-answers'
import { deleteGroup } from '../../groups/store'
import { deleteOutboxMails } from '../../mail/outbox'
import { deleteGuestContact } from '../../orders/store-guest-contact'
import { anonymizeOrder } from '../../orders/store-unname'
import { deleteOrderSubscriptions } from '../../push/store'
import { markAccountErased } from '../../runtime/erased'
import { clearRevocationCache } from '../../runtime/revoked-sessions'
import { deleteItems, getKey, table, tableName } from '../../runtime/table'
import type { Item } from '../../runtime/table'
import { transact } from '../../runtime/transact'
import { listPersonOrders } from './person'
import type { Person } from './person'
import { listPersonFeedback, personalDataReaders } from './store-kept'
import { anonymizeStaffRecords } from './store-work'

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
