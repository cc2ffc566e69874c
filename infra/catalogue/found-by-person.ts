import { ScanCommand } from '@aws-sdk/lib-dynamodb'
import { feedbackKeys, FeedbackRecord } from '#functions/feedback/records'
import { boardOf, orderKeys, OrderRecord } from '#functions/orders/records'
import { ifUnchanged } from '#functions/runtime/conditions'
import { keyOf, table, tableName } from '#functions/runtime/table'
import type { Item } from '#functions/runtime/table'
import { updateOnce } from '#functions/runtime/transact'
import { locationOf } from '#shared/locations/index'
import { wallClock } from '#shared/rules/local-time'

/** Puts a record into an index where it is not in it; a change meanwhile stands. */
async function list(
  item: Item,
  names: { readonly pk: 'gsi1pk' | 'gsi2pk'; readonly sk: string },
  at: readonly string[],
) {
  const update = {
    TableName: tableName(),
    Key: keyOf(item),
    UpdateExpression: `SET ${names.pk} = :list, ${names.sk} = :place`,
    ExpressionAttributeValues: { ':list': at[0], ':place': at[1] },
  }
  await updateOnce({ update: ifUnchanged(update, { type: item['type'], [names.pk]: undefined }), refused: 'already' })
}

/** A cancelled order of before such were listed: its guest is forgotten by the list of its day. */
async function listCancelled(item: Item): Promise<void> {
  const order = OrderRecord.parse(item)
  const at = order.history.at(-1)?.at ?? order.createdAt
  const { date } = wallClock(locationOf(order.location), new Date(at))
  await list(item, { pk: 'gsi1pk', sk: 'gsi1sk' }, [boardOf(order, date), orderKeys.donePlace(order, at)])
}

async function listSaid(item: Item): Promise<void> {
  const { userId, at } = FeedbackRecord.parse(item)
  if (userId !== undefined) await list(item, { pk: 'gsi2pk', sk: 'gsi2sk' }, [feedbackKeys.saidBy(userId), at])
}

/** Lets a person's feedback and a day's cancelled orders be found that were kept before they were listed; safe to repeat. */
export async function listForPeople(): Promise<void> {
  let start: Item | undefined
  do {
    const page = await table.send(
      new ScanCommand({
        TableName: tableName(),
        FilterExpression:
          '(#type = :order AND #status = :cancelled AND attribute_not_exists(gsi1pk)) OR (#type = :feedback AND attribute_exists(userId) AND attribute_not_exists(gsi2pk))',
        ExpressionAttributeNames: { '#type': 'type', '#status': 'status' },
        ExpressionAttributeValues: { ':order': 'Order', ':cancelled': 'cancelled', ':feedback': 'Feedback' },
        ...(start && { ExclusiveStartKey: start }),
      }),
    )
    for (const item of page.Items ?? []) await (item['type'] === 'Order' ? listCancelled : listSaid)(item)
    start = page.LastEvaluatedKey
  } while (start)
}
