import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'
import { getLocation } from '#shared/locations/index'
import type { LocationCode } from '#shared/locations/index'
import { toWallClock } from '#shared/rules/local-time'
import { table, tableName } from '../runtime/table'
import { orderKeys } from './records'

const COUNTER_DAYS = 7

const Counter = z.object({ lastNumber: z.int() })

/**
 * Returns the next ticket number of the location's day. A number is never given twice; one that a
 * rejected order took stays unused.
 */
export async function allocateTicketNumber(location: LocationCode, now: Date): Promise<number> {
  const { date } = toWallClock(getLocation(location), now)
  const { Attributes } = await table.send(
    new UpdateCommand({
      TableName: tableName(),
      Key: orderKeys.ticketCounter(location, date),
      UpdateExpression: 'ADD lastNumber :one SET #type = :type, expiresAt = :expiresAt',
      ExpressionAttributeNames: { '#type': 'type' },
      ExpressionAttributeValues: {
        ':one': 1,
        ':type': 'TicketCounter',
        ':expiresAt': Math.floor(now.getTime() / 1000) + COUNTER_DAYS * 24 * 3600,
      },
      ReturnValues: 'UPDATED_NEW',
    }),
  )
  return Counter.parse(Attributes).lastNumber
}
