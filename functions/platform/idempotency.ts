import { createHash } from 'node:crypto'
import * as z from 'zod/mini'
import { Problem } from '#shared/platform/problem'
import { getItem, tableName } from './table/table'
import type { WriteStep } from './table/transaction'

const STORED_SECONDS = 24 * 3600

const ResponseRecord = z.object({ bodyHash: z.string(), status: z.int(), answer: z.string(), expiresAt: z.number() })

export type StoredResponse = { readonly status: number; readonly body: string }

/**
 * How an erasure finds a stored response: `listed` by the visitor who got it, `unlisted` through
 * the key in another record, `ofOrder` by the order that it shows.
 */
export type ResponseIndex = 'listed' | 'unlisted' | { readonly ofOrder: string }

/** Makes a request take effect once, however often it is sent (decision 0007). */
export type IdempotencyGuard = {
  /**
   * Returns the step that stores the response, for the request's own transaction. The transaction
   * fails if a response is stored already.
   */
  readonly storeResponse: (body: unknown, index?: ResponseIndex) => readonly WriteStep[]
  /** Partition key of the stored response; undefined without an idempotency key. */
  readonly responseKey: string | undefined
  /**
   * Returns the stored response, if any.
   * @throws Problem `key-reused` if it answered another body
   */
  readonly findResponse: () => Promise<StoredResponse | undefined>
}

/** Index key of the stored responses that an account or a browser got. */
export const visitorResponseIndex = (visitor: string) => `ANSWERS#${visitor}`

/** Index key of the stored responses that show an order to other people, such as staff. */
export const orderResponseIndex = (orderId: string) => `ANSWERS#ORDER#${orderId}`

const toIndexKey = (index: ResponseIndex, visitor: string): string | undefined =>
  index === 'unlisted'
    ? undefined
    : index === 'listed'
      ? visitorResponseIndex(visitor)
      : orderResponseIndex(index.ofOrder)

export const storedResponseKey = (responseKey: string) => ({ pk: responseKey, sk: 'ONCE' })

/** Whether a request with this response key was answered and the response is still stored. */
export async function isResponseStored(responseKey: string, now: Date): Promise<boolean> {
  const item = await getItem(storedResponseKey(responseKey))
  return item !== undefined && ResponseRecord.parse(item).expiresAt > Math.floor(now.getTime() / 1000)
}

const toIndexAttributes = (indexKey: string | undefined, now: Date) =>
  indexKey && { gsi2pk: indexKey, gsi2sk: now.toISOString() }

const hash = (...parts: readonly string[]) => createHash('sha256').update(parts.join('\n')).digest('base64url')

type IdempotentRequest = {
  /** Method and path. */
  readonly call: string
  readonly visitor: string
  readonly key: string | undefined
  readonly body: string
  readonly status: number
  readonly now: Date
}

/** Returns the guard for a request's `Idempotency-Key`. Without a key, it stores nothing. */
export function createIdempotencyGuard(request: IdempotentRequest): IdempotencyGuard {
  const { call, visitor, key, body, status, now } = request
  if (key === undefined)
    return { storeResponse: () => [], responseKey: undefined, findResponse: () => Promise.resolve(undefined) }
  const id = storedResponseKey(`ONCE#${hash(call, visitor, key)}`)
  const bodyHash = hash(body)
  const nowSeconds = Math.floor(now.getTime() / 1000)
  return {
    responseKey: id.pk,
    storeResponse: (responseBody, index = 'listed') => [
      {
        write: {
          Put: {
            TableName: tableName(),
            Item: {
              ...id,
              ...toIndexAttributes(toIndexKey(index, visitor), now),
              type: 'Once',
              bodyHash,
              status,
              // A response without a body is stored as an empty string.
              answer: responseBody === undefined ? '' : JSON.stringify(responseBody),
              expiresAt: nowSeconds + STORED_SECONDS,
            },
            ConditionExpression: 'attribute_not_exists(pk) OR expiresAt <= :now',
            ExpressionAttributeValues: { ':now': nowSeconds },
          },
        },
        refused: () => new Problem('key-reused', 'This request was already answered.'),
      },
    ],
    findResponse: async () => {
      const item = await getItem(id)
      if (!item) return undefined
      const stored = ResponseRecord.parse(item)
      if (stored.expiresAt <= nowSeconds) return undefined
      if (stored.bodyHash !== bodyHash) {
        throw new Problem('key-reused', 'This Idempotency-Key was already used for another request.')
      }
      return { status: stored.status, body: stored.answer }
    },
  }
}
