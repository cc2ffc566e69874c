import { ScanCommand } from '@aws-sdk/lib-dynamodb'
import { codeKeys, CodeRecord } from '#functions/discounts/records'
import { ifUnchanged } from '#functions/runtime/conditions'
import { keyOf, table, tableName } from '#functions/runtime/table'
import type { Item } from '#functions/runtime/table'
import { updateOnce } from '#functions/runtime/transact'

/** Puts a code into the list of its account; one that was spent meanwhile is put there as well. */
async function list(item: Item): Promise<void> {
  const { ownerId, issuedAt } = CodeRecord.parse(item)
  if (ownerId === undefined) return
  const update = {
    TableName: tableName(),
    Key: keyOf(item),
    UpdateExpression: 'SET gsi2pk = :holder, gsi2sk = :at',
    ExpressionAttributeValues: { ':holder': codeKeys.holder(ownerId), ':at': issuedAt },
  }
  await updateOnce({ update: ifUnchanged(update, { gsi2pk: undefined }), refused: 'already' })
}

/** Lets accounts find the codes that they were given before codes were listed; safe to repeat. */
export async function listOwnedCodes(): Promise<void> {
  let start: Item | undefined
  do {
    const page = await table.send(
      new ScanCommand({
        TableName: tableName(),
        FilterExpression: '#type = :code AND attribute_exists(ownerId) AND attribute_not_exists(gsi2pk)',
        ExpressionAttributeNames: { '#type': 'type' },
        ExpressionAttributeValues: { ':code': 'Code' },
        ...(start && { ExclusiveStartKey: start }),
      }),
    )
    for (const item of page.Items ?? []) await list(item)
    start = page.LastEvaluatedKey
  } while (start)
}
