import { PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { Problem } from '#shared/platform/problem'
import { normalizeDiscountCode } from '#shared/payments/discount-codes'
import { isEventOpen } from '#shared/catering/event-states'
import { isActiveStatus } from '#shared/orders/status'
import { userKey } from './identity/records'
import { forgetAddress } from './identity/user-ids'
import { listCodes } from '../payments/codes/code-repository'
import { anonymizePersonGiftCards } from '../gift-cards/personal-cards'
import { anonymizeEvent, listPersonEvents } from '../catering/repository'
import { deleteAnswers } from '../feedback/repository'
import { deleteGroup } from '../groups/repository'
import { deleteOutboxMails } from '../notifications/mail-sender'
import { deleteGuestContact } from '../orders/guest-repository'
import { anonymizeOrderWork } from '../orders/order-work-repository'
import { anonymizeOrder } from '../orders/repository'
import { deleteOrderSubscriptions } from '../notifications/push-repository'
import { clearRevocationCache, markAccountErased } from '../platform/session/revoked-sessions'
import { deleteItems, getItem, getItems, getKey, queryAll, table, tableName, type Item } from '../platform/table/table'
import { runOptimisticWrite } from '../platform/table/transaction'
import { deleteProfile } from '../loyalty/referral-codes'
import { anonymizeStaffRecords, listPersonOrders, type Person } from './person'
import { listPersonFeedback, personalDataReaders } from './personal-data'
import type * as z from 'zod/mini'
import type { Location } from '#shared/locations/index'
import { getGuestRetentionCutoff } from '#shared/accounts/personal-data'
import { addDays, toWallClock } from '#shared/platform/time'
import { AnonymizationProgress, OrderRecord, orderKeys } from '../orders/records'

/** Well below the function's timeout. The next request continues where this one stopped. */
const MAX_DURATION_MS = 15_000

/** Returns a check that throws `unavailable` once the time limit has passed. */
function createDeadline(): () => void {
  const end = Date.now() + MAX_DURATION_MS
  return () => {
    if (Date.now() < end) return
    throw new Problem('unavailable', 'There is a lot to delete, and some of it is left. Please try again.', {
      retryAfterSeconds: 1,
    })
  }
}

/**
 * @throws Problem `orders-active` while the kitchen is making an order or planning an event: it
 * needs the guest's name
 */
export async function assertNoActiveOrders(person: Person, now: Date): Promise<void> {
  const active = (await listPersonOrders(person)).filter(({ status }) => isActiveStatus(status))
  const events = (await listPersonEvents(person.user)).filter((event) => isEventOpen(event, now))
  if (active.length === 0 && events.length > 0)
    throw new Problem('orders-active', 'You have an event with us. Please cancel it first, or try again after it.', {
      members: { eventIds: events.map(({ id }) => id) },
    })
  if (active.length === 0) return
  throw new Problem(
    'orders-active',
    'You have an active order. Please try again when it is completed, or cancel it first.',
    { members: { orderIds: active.map(({ id }) => id) } },
  )
}

async function anonymizeOrders(person: Person, checkDeadline: () => void): Promise<void> {
  for (const { id, groupId } of await listPersonOrders(person)) {
    await Promise.all([anonymizeOrder(id), deleteOrderSubscriptions(id), groupId !== undefined && deleteGroup(groupId)])
    // Deletes feedback given in the meantime. An anonymized order accepts no more feedback.
    await deleteAnswers(id)
    // After the anonymization, no further mails for this order are created.
    await deleteOutboxMails(id)
    checkDeadline()
  }
}

async function anonymizeEvents({ user }: Person, checkDeadline: () => void): Promise<void> {
  for (const { id } of await listPersonEvents(user)) {
    await anonymizeEvent(id)
    await deleteOutboxMails(id)
    checkDeadline()
  }
}

async function anonymizeFeedback(person: Person, checkDeadline: () => void): Promise<void> {
  const anonymize = (item: Item) =>
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
  for (const item of await listPersonFeedback(person, () => listPersonOrders(person))) {
    if (item['comment'] !== '' || item['userId'] !== undefined || item['answered'] !== undefined) await anonymize(item)
    checkDeadline()
  }
}

/** Deletes the mails about redeemed rewards. */
async function deleteCodeMails({ user }: Person): Promise<void> {
  for (const { code } of await listCodes(user.id)) await deleteOutboxMails(normalizeDiscountCode(code))
}

const deleteRecords =
  (part: 'preferences' | 'contact' | 'favorites' | 'training' | 'connections' | 'answers') => async (person: Person) =>
    deleteItems((await personalDataReaders[part](person, () => listPersonOrders(person))).map(getKey))

/**
 * The order matters: feedback is found through orders, and staff records through the profile's
 * names.
 */
const erasureSteps: readonly ((person: Person, checkDeadline: () => void) => Promise<void>)[] = [
  anonymizeFeedback,
  anonymizeStaffRecords,
  ({ user }, checkDeadline) => anonymizeOrderWork(user.id, checkDeadline),
  deleteRecords('preferences'),
  deleteRecords('contact'),
  deleteRecords('favorites'),
  deleteRecords('training'),
  deleteRecords('connections'),
  deleteRecords('answers'),
  deleteCodeMails,
  anonymizeOrders,
  anonymizeEvents,
  async ({ user }, checkDeadline) => {
    for (const id of await anonymizePersonGiftCards(user)) await deleteOutboxMails(`gift-card-${id}`)
    checkDeadline()
  },
  ({ user }) => deleteGuestContact(user),
]

/**
 * Deletes the account itself: profile, referral code, and what leads from the address to its id. It
 * deletes nothing if the account was erased before, because the address may have a new one.
 */
async function deleteAccount({ user }: Person, now: Date): Promise<void> {
  const forgotten = await forgetAddress(user, now)
  await runOptimisticWrite(
    () => getItem(userKey(user.id)),
    (profile) => ({
      steps: [markAccountErased(user.id, now), ...deleteProfile(user.id, profile), ...forgotten],
      answer: undefined,
    }),
  )
}

/**
 * Erases a person's data step by step and deletes the account last (decision 0050). All steps are
 * idempotent, so that a repeated request finishes an interrupted one.
 * @throws Problem `unavailable` if the time limit has passed
 */
export async function erasePerson(person: Person, now: Date): Promise<void> {
  const checkDeadline = createDeadline()
  for (const step of erasureSteps) await step(person, checkDeadline)
  await deleteAccount(person, now)
  await deleteCodeMails(person)
  clearRevocationCache()
}

/** The start of the first run in a table that does not store one. No order is older. */
const EARLIEST = '2026-01-01T00:00:00.000Z'

type TimeRange = { readonly from: string; readonly to: string }

const queryOrderIndex = (list: string, { from, to }: TimeRange): Promise<Item[]> =>
  queryAll({
    IndexName: 'gsi1',
    KeyConditionExpression: 'gsi1pk = :list AND gsi1sk BETWEEN :from AND :to',
    ExpressionAttributeValues: { ':list': list, ':from': from, ':to': to },
  })

/** Whether an order was placed without an account. */
const isGuestOrder = ({ userId }: OrderRecord): boolean => userId === undefined

async function anonymizeGuestOrders(list: string, range: TimeRange): Promise<void> {
  const orders = (await getItems((await queryOrderIndex(list, range)).map(getKey))).map((item) =>
    OrderRecord.parse(item),
  )
  for (const { id } of orders.filter(isGuestOrder)) {
    await anonymizeOrder(id)
    await deleteAnswers(id)
    await deleteOutboxMails(id)
  }
}

function saveProgress(location: Location, until: string) {
  const progress: z.infer<typeof AnonymizationProgress> = { type: 'GuestsForgotten', until }
  return table.send(
    new PutCommand({ TableName: tableName(), Item: { ...orderKeys.forgotten(location.code), ...progress } }),
  )
}

/**
 * Anonymizes a location's guest orders that ended more than 90 days ago, or were placed then and
 * never finished. Continues where the last run stopped, or at the time when the location was added
 * (decision 0050).
 */
export async function anonymizeGuests(location: Location, now: Date): Promise<void> {
  const progress = await getItem(orderKeys.forgotten(location.code))
  const from = (progress && AnonymizationProgress.parse(progress).until) || EARLIEST
  const to = getGuestRetentionCutoff(now).toISOString()
  if (to <= from) return
  await anonymizeGuestOrders(orderKeys.board(location.code), { from, to })
  const last = toWallClock(location, new Date(to)).date
  // An order after midnight may be listed under the day before.
  for (let date = addDays(toWallClock(location, new Date(from)).date, -1); date <= last; date = addDays(date, 1)) {
    for (const list of [orderKeys.doneOn, orderKeys.cancelledOn]) {
      await anonymizeGuestOrders(list(location.code, date), { from, to })
    }
  }
  await saveProgress(location, to)
}
