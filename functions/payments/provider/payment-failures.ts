import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'
import type { LocationCode } from '#shared/locations/index'
import { getItems, table, tableName } from '../../platform/table/table'
import { log } from '../../platform/log'
import { paymentKeys } from './records'
import { expiresAfter } from '../../platform/table/expiry'
import { DAY_SECONDS } from '#shared/platform/durations'

const WINDOW_MS = 30 * 60_000
/** One page that can't be opened may be the guest's connection. */
const TOO_MANY_FAILURES = 3

const windowOf = (now: Date) => Math.floor(now.getTime() / WINDOW_MS)

const PaymentFailures = z.object({ failures: z._default(z.int(), 0) })

/**
 * Logs that the provider's payment page could not be opened, and counts it for the owner's alert.
 * Never throws, so that the guest gets the answer about the payment.
 */
export async function countPaymentFailure(location: LocationCode, error: unknown, step: string): Promise<void> {
  log.error('payment', error, { step })
  const now = new Date()
  await table
    .send(
      new UpdateCommand({
        TableName: tableName(),
        Key: paymentKeys.failures(location, windowOf(now)),
        UpdateExpression: 'ADD failures :one SET #type = :type, expiresAt = :later',
        ExpressionAttributeNames: { '#type': 'type' },
        ExpressionAttributeValues: {
          ':one': 1,
          ':type': 'PaymentFailures',
          ':later': expiresAfter(now, DAY_SECONDS),
        },
      }),
    )
    .catch((failure: unknown) => log.error('payment', failure, { step: 'count-failure' }))
}

/** Whether several payment pages could not be opened within the last half hour to hour. */
export async function arePaymentsFailing(location: LocationCode, now: Date): Promise<boolean> {
  const window = windowOf(now)
  const items = await getItems([window, window - 1].map((each) => paymentKeys.failures(location, each)))
  const counts = items.map((item) => PaymentFailures.parse(item).failures)
  return counts.reduce((sum, count) => sum + count, 0) >= TOO_MANY_FAILURES
}
