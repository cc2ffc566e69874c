import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { Problem } from '#shared/problem'
import { normaliseCode } from '#shared/rules/codes'
import { isActive } from '#shared/rules/order-status'
import { userKey } from '../../auth/store'
import { codesOf } from '../../discounts/store'
import { forgetAnswers } from '../../feedback/store-answers'
import { endGroup } from '../../groups/store'
import { removeMails } from '../../mail/outbox'
import { unlistGuestContact } from '../../orders/store-guest-contact'
import { unnameOrder } from '../../orders/store-unname'
import { forgetSubscriptions } from '../../push/store'
import { endAccount } from '../../runtime/erased'
import { forgetRevocationChecks } from '../../runtime/revoked-sessions'
import { deleteItems, keyOf, table, tableName } from '../../runtime/table'
import type { Item } from '../../runtime/table'
import { transact } from '../../runtime/transact'
import { ordersOfPerson } from './person'
import type { Person } from './person'
import { feedbackOf, recordsOf } from './store-kept'
import { unnameWork } from './store-work'

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
  const active = (await ordersOfPerson(person)).filter(({ status }) => isActive(status))
  if (active.length === 0) return
  throw new Problem(
    'orders-active',
    'You have an order that is still being made. Please ask again when it is completed, or cancel it first.',
    { members: { orderIds: active.map(({ id }) => id) } },
  )
}

async function unnameOrders(person: Person, eachTime: () => void): Promise<void> {
  for (const { id, groupId } of await ordersOfPerson(person)) {
    await Promise.all([unnameOrder(id), forgetSubscriptions(id), groupId !== undefined && endGroup(groupId)])
    // An answer that came while this went on; none comes to an order that names nobody.
    await forgetAnswers(id)
    // After the name: what is mailed from now on finds nobody to mail to.
    await removeMails(id)
    eachTime()
  }
}

async function emptyFeedback(person: Person, eachTime: () => void): Promise<void> {
  const silence = (item: Item) =>
    table.send(
      new UpdateCommand({
        TableName: tableName(),
        Key: keyOf(item),
        UpdateExpression: 'SET #comment = :none REMOVE userId, gsi2pk, gsi2sk, answered',
        ConditionExpression: 'attribute_exists(pk)',
        ExpressionAttributeNames: { '#comment': 'comment' },
        ExpressionAttributeValues: { ':none': '' },
      }),
    )
  for (const item of await feedbackOf(person)) {
    if (item['comment'] !== '' || item['userId'] !== undefined || item['answered'] !== undefined) await silence(item)
    eachTime()
  }
}

/** What was mailed of a redeemed reward. */
async function unmailCodes({ user }: Person): Promise<void> {
  for (const { code } of await codesOf(user.id)) await removeMails(normaliseCode(code))
}

const forget =
  (part: 'preferences' | 'contact' | 'favorites' | 'training' | 'connections' | 'answers') => async (person: Person) =>
    deleteItems((await recordsOf[part](person)).map(keyOf))

/**
 * Feedback before orders, since it is found by them; the work before the profile, which has the
 * names that it is found by.
 */
const pieces: readonly ((person: Person, eachTime: () => void) => Promise<void>)[] = [
  emptyFeedback,
  unnameWork,
  forget('preferences'),
  forget('contact'),
  forget('favorites'),
  forget('training'),
  forget('connections'),
  forget('answers'),
  unmailCodes,
  unnameOrders,
  ({ user }) => unlistGuestContact(user),
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
  await transact([endAccount(id), { write: { Delete: { TableName: tableName(), Key: userKey(id) } } }])
  for (const { code } of await codesOf(id)) await removeMails(normaliseCode(code))
  forgetRevocationChecks()
}
