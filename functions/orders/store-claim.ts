import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb'
import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { table, tableName } from '../runtime/table'
import { orderKeys, OrderRecord } from './records'

type Claim = { readonly userId: string; readonly ownsContact: boolean }

/** Gives a guest's order to an account; undefined when another account has it. Claiming one's own changes nothing. */
export async function claimOrder(order: OrderRecord, { userId, ownsContact }: Claim): Promise<OrderRecord | undefined> {
  if (order.userId !== undefined) return order.userId === userId ? order : undefined
  try {
    const { Attributes } = await table.send(
      new UpdateCommand({
        TableName: tableName(),
        Key: orderKeys.order(order.id),
        UpdateExpression: 'SET userId = :user, claimedElsewhere = :elsewhere, gsi2pk = :customer',
        ConditionExpression: 'attribute_exists(pk) AND (attribute_not_exists(userId) OR userId = :user)',
        ExpressionAttributeValues: {
          ':user': userId,
          ':elsewhere': !ownsContact,
          ':customer': orderKeys.customer(userId),
        },
        ReturnValues: 'ALL_NEW',
      }),
    )
    return OrderRecord.parse(Attributes)
  } catch (error) {
    if (error instanceof ConditionalCheckFailedException) return undefined
    throw error
  }
}
