import { PutCommand } from '@aws-sdk/lib-dynamodb'
import { queryAll, table, tableName } from '../runtime/table'
import { MAX_CONNECTION_SECONDS, openConnectionKey } from './store'

/** API Gateway closes a connection after ten silent minutes; a page sends a ping every five. */
const SILENT_SECONDS = 11 * 60

const secondsOf = (now: Date) => Math.floor(now.getTime() / 1000)

/** Notes that a connection of an address is open now. */
export async function markConnectionOpen(address: string, connectionId: string, now: Date): Promise<void> {
  const seenAt = secondsOf(now)
  const Item = {
    ...openConnectionKey(address, connectionId),
    type: 'OpenSocket',
    seenAt,
    expiresAt: seenAt + MAX_CONNECTION_SECONDS,
  }
  await table.send(new PutCommand({ TableName: tableName(), Item }))
}

/**
 * The connections of an address, by id: those that sent a message within eleven minutes, and silent
 * ones, which may be gone without a disconnect event.
 */
export async function listAddressConnections(address: string, now: Date) {
  const items = await queryAll({
    KeyConditionExpression: 'pk = :address',
    ExpressionAttributeValues: { ':address': openConnectionKey(address, '').pk },
    ConsistentRead: true,
  })
  const silentSince = secondsOf(now) - SILENT_SECONDS
  const idsOf = (isSilent: boolean) =>
    items.filter(({ seenAt }) => Number(seenAt) < silentSince === isSilent).map(({ sk }) => String(sk))
  return { open: idsOf(false), silent: idsOf(true) }
}
