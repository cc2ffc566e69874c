import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb'
import type { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { PutCommand } from '@aws-sdk/lib-dynamodb'
import { queryAll, table, tableName } from '#functions/runtime/table'

const partition = 'SEED'

/**
 * What was done to this table once and is not done again: parts filled, steps run, pictures
 * followed.
 */
export const seedMarkerKeys = {
  part: (name: string) => ({ pk: partition, sk: `PART#${name}` }),
  step: (id: string) => ({ pk: partition, sk: `STEP#${id}` }),
  pictures: (digest: string) => ({ pk: partition, sk: `PICTURES#${digest}` }),
} as const

type Key = ReturnType<typeof seedMarkerKeys.part>

/** A mark as it is put. */
export const buildSeedMarker = (key: Key, now: Date) => ({
  TableName: tableName(),
  Item: { ...key, type: 'Seed', loadedAt: now.toISOString() },
})

/** The marks of the table. */
export async function listSeedMarkers() {
  const items = await queryAll({
    KeyConditionExpression: 'pk = :seed',
    ExpressionAttributeValues: { ':seed': partition },
    ConsistentRead: true,
  })
  const sorts = new Set(items.map(({ sk }) => String(sk)))
  return { has: ({ sk }: Key) => sorts.has(sk) }
}

export const writeSeedMarker = async (key: Key, now: Date): Promise<void> =>
  void (await table.send(new PutCommand(buildSeedMarker(key, now))))

/** False where the table refused, because its condition does not hold. */
export async function putIfConditionHolds(command: PutCommand | UpdateCommand): Promise<boolean> {
  try {
    await (command instanceof PutCommand ? table.send(command) : table.send(command))
    return true
  } catch (error) {
    if (error instanceof ConditionalCheckFailedException) return false
    throw error
  }
}
