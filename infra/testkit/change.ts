import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { table, tableName } from '#functions/runtime/table'
import type { Key } from '#functions/runtime/table'

/** Sets an attribute of a record as somebody else might, past every rule. */
export const change = (key: Key, attribute: string, value: unknown) =>
  table.send(
    new UpdateCommand({
      TableName: tableName(),
      Key: key,
      UpdateExpression: 'SET #attribute = :value',
      ExpressionAttributeNames: { '#attribute': attribute },
      ExpressionAttributeValues: { ':value': value },
    }),
  )
