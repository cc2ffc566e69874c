import type * as z from 'zod/mini'
import type { LocationCode } from '#shared/locations/index'
import { parseItems } from '../../platform/table/parse-items'
import { queryAll } from '../../platform/table/table'
import { FailedRefundRecord, paymentKeys } from '../provider/records'

/** Returns what failed refunds staff of a location have to return another way, oldest first. */
export async function listFailedRefunds(
  location: LocationCode,
): Promise<readonly z.infer<typeof FailedRefundRecord>[]> {
  const items = await queryAll({
    KeyConditionExpression: 'pk = :location',
    ExpressionAttributeValues: { ':location': paymentKeys.failedRefunds(location) },
  })
  return parseItems(FailedRefundRecord, items).sort((one, other) => one.at.localeCompare(other.at))
}
