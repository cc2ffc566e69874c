import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb'
import { PutCommand, type UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { table } from '#functions/platform/table/table'

/** Writes to the table. Returns false if the condition does not hold. */
export async function putIfConditionHolds(command: PutCommand | UpdateCommand): Promise<boolean> {
  try {
    await (command instanceof PutCommand ? table.send(command) : table.send(command))
    return true
  } catch (error) {
    if (error instanceof ConditionalCheckFailedException) return false
    throw error
  }
}
