import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { isActiveStatus } from '#shared/orders/status'
import { normalizeDiscountCode } from '#shared/payments/discount-codes'
import { listCodes } from '../payments/codes/code-repository'
import { anonymizePersonGiftCards } from '../gift-cards/personal-cards'
import { anonymizeEvent, listPersonEvents } from '../catering/repository'
import { deleteAnswers } from '../feedback/repository'
import { deleteGroup } from '../groups/repository'
import { deleteOutboxMails } from '../notifications/mail-sender'
import { deleteOrderSubscriptions } from '../notifications/push-repository'
import { deleteGuestContact } from '../orders/guest-repository'
import { anonymizeOrderWork } from '../orders/order-work-repository'
import { anonymizeOrder } from '../orders/access/anonymize-order'
import { deleteItems, getKey, table, tableName, type Item } from '../platform/table/table'
import { isPlacedBy, listPersonOrders, type Person } from './person'
import { anonymizeStaffRecords } from './staff-records'
import { listPersonFeedback, personalDataReaders } from './personal-data'

async function anonymizeOrders(person: Person, checkDeadline: () => void): Promise<void> {
  for (const order of await listPersonOrders(person)) {
    // A stranger's order in progress may have the address. It loses its data as guest orders do.
    if (isActiveStatus(order.status) && !isPlacedBy(order, person)) continue
    const { id, groupId } = order
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
export async function deleteCodeMails({ user }: Person): Promise<void> {
  for (const { code } of await listCodes(user.id)) await deleteOutboxMails(normalizeDiscountCode(code))
}

const deleteRecords =
  (part: 'preferences' | 'contact' | 'favorites' | 'training' | 'alert-devices' | 'connections' | 'answers') =>
  async (person: Person) =>
    deleteItems((await personalDataReaders[part](person, () => listPersonOrders(person))).map(getKey))

/**
 * The order matters: feedback is found through orders, and staff records through the profile's
 * names.
 */
export const erasureSteps: readonly ((person: Person, checkDeadline: () => void) => Promise<void>)[] = [
  anonymizeFeedback,
  anonymizeStaffRecords,
  ({ user }, checkDeadline) => anonymizeOrderWork(user.id, checkDeadline),
  deleteRecords('preferences'),
  deleteRecords('contact'),
  deleteRecords('favorites'),
  deleteRecords('training'),
  deleteRecords('alert-devices'),
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
