import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'
import { getLimitWindow, NETWORK_FACTOR } from '#shared/platform/rate-limits'
import { paymentLimits } from '#shared/platform/order-limits'
import { getEnvironment } from '../../platform/environment'
import { listCountedNetworks } from '../../platform/session/client-address'
import { countWithinLimit, createTooManyRequests } from '../../platform/rate-limit'
import { keyedHash } from '../../platform/session/signing-keys'
import type { Caller } from '../../platform/session/session'
import { getItem, table, tableName } from '../../platform/table/table'
import { expiresAfter } from '../../platform/table/expiry'

const Count = z.object({ declines: z._default(z.int(), 0) })

const STORED_SECONDS = 2 * 3600

type Payer = { readonly caller: Caller; readonly address: string }

/** Returns hashes of the visitor or account and of the networks that pay, in this sequence. */
export const getPayerHashes = ({ caller, address }: Payer): Promise<string[]> =>
  Promise.all([
    keyedHash('payer', caller.user?.id ?? caller.visitorId),
    ...listCountedNetworks(address).map(({ network }) => keyedHash('payer address', network)),
  ])

/** The key of the declined cards of a visitor or an address in this hour. */
const keyOf = (hash: string, now: Date) => ({
  pk: `DECLINES#${hash}#${getLimitWindow(now, 'hour').index}`,
  sk: 'COUNT',
})

/**
 * Whether counts of declined cards have reached their limits: of a visitor, an address and its /48
 * network, in this sequence.
 */
function areUsedUp(counts: readonly number[]): boolean {
  const { visitor, address } = paymentLimits.declinesPerHour
  const limits = [visitor, address, address * NETWORK_FACTOR]
  return counts.some((count, index) => count >= (limits[index] ?? 0))
}

const isLimited = () => getEnvironment().RATE_LIMITS !== 'off'

async function addDecline(hash: string, now: Date): Promise<number> {
  const { Attributes } = await table.send(
    new UpdateCommand({
      TableName: tableName(),
      Key: keyOf(hash, now),
      UpdateExpression: 'ADD declines :one SET #type = :type, expiresAt = :later',
      ExpressionAttributeNames: { '#type': 'type' },
      ExpressionAttributeValues: {
        ':one': 1,
        ':type': 'DeclineCount',
        ':later': expiresAfter(now, STORED_SECONDS),
      },
      ReturnValues: 'UPDATED_NEW',
    }),
  )
  return Count.parse(Attributes).declines
}

/**
 * Counts a declined card for the visitor and the networks that tried it. Returns whether they may
 * try no more cards, on pages that are open either.
 */
export async function countDecline(payerHashes: readonly string[], now: Date): Promise<boolean> {
  const counts: number[] = []
  for (const hash of payerHashes) counts.push(await addDecline(hash, now))
  return isLimited() && areUsedUp(counts)
}

/**
 * Checks that not too many cards of this visitor or address were declined in this hour, so that the
 * checkout can't be used to find out which stolen cards work.
 * @throws Problem `too-many-requests`
 */
export async function assertFewDeclines(payerHashes: readonly string[], now: Date): Promise<void> {
  if (!isLimited()) return
  const items = await Promise.all(payerHashes.map((hash) => getItem(keyOf(hash, now))))
  if (areUsedUp(items.map((item) => Count.parse(item ?? {}).declines)))
    throw createTooManyRequests(getLimitWindow(now, 'hour').secondsLeft)
}

/**
 * Counts a page for a gift card. An order's page needs an order, and unconfirmed ones are limited.
 * @throws Problem `too-many-requests`
 */
export async function countGiftCardPage(address: string, now: Date): Promise<void> {
  if (!isLimited()) return
  for (const { network, factor } of listCountedNetworks(address)) {
    const group = await keyedHash('payer address', network)
    const max = paymentLimits.giftCardPagesPerHour * factor
    if (!(await countWithinLimit({ name: 'gift-card-pages', group, max, now, period: 'hour' })))
      throw createTooManyRequests(getLimitWindow(now, 'hour').secondsLeft)
  }
}
