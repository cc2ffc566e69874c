import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { feedbackTriggers } from '#shared/terms/feedback'
import { getItems, getKey, table, tableName } from '../runtime/table'
import { feedbackKeys } from './records'

/**
 * Takes away what the desk answered to what was said of an order: it speaks to somebody (decision
 * 0050).
 */
export async function deleteAnswers(orderId: string): Promise<void> {
  const given = await getItems(feedbackTriggers.map((trigger) => feedbackKeys.given(orderId, trigger)))
  for (const item of given.filter(({ answered }) => answered !== undefined)) {
    await table.send(
      new UpdateCommand({
        TableName: tableName(),
        Key: getKey(item),
        UpdateExpression: 'REMOVE answered',
        ConditionExpression: 'attribute_exists(pk)',
      }),
    )
  }
}
