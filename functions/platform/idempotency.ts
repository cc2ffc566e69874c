import { createHash } from 'node:crypto'
import * as z from 'zod/mini'
import { Problem } from '#shared/platform/problem'
import { getItem, tableName } from './table/table'
import type { WriteStep } from './table/transaction'

const KEPT_SECONDS = 24 * 3600

const StoredAnswer = z.object({ bodyHash: z.string(), status: z.int(), answer: z.string(), expiresAt: z.number() })

export type StoredResponse = { readonly status: number; readonly body: string }

/**
 * How an erasure finds a kept answer: by who was given it, by a record that leads there, or by
 * whose order it tells of.
 */
export type ResponseIndex = 'listed' | 'unlisted' | { readonly ofOrder: string }

/** One intent of one visitor, which takes effect once however often it is sent (decision 0007). */
export type IdempotencyGuard = {
  /**
   * The step to put into the call's own transaction: it keeps the answer and fails if there is one
   * already.
   */
  readonly keep: (answer: unknown, listed?: ResponseIndex) => readonly WriteStep[]
  /** Where the answer is kept; undefined without a key. */
  readonly keptAt: string | undefined
  /** The answer given before, if any; throws `key-reused` when it was to another body. */
  readonly earlier: () => Promise<StoredResponse | undefined>
}

/**
 * Where the answers that somebody was given are listed, an account or a browser, so that an erasure
 * finds them.
 */
export const visitorResponseIndex = (visitor: string) => `ANSWERS#${visitor}`

/** Where the answers are listed that others were given about an order: they name its guest. */
export const orderResponseIndex = (orderId: string) => `ANSWERS#ORDER#${orderId}`

const listFor = (listed: ResponseIndex, visitor: string): string | undefined =>
  listed === 'unlisted'
    ? undefined
    : listed === 'listed'
      ? visitorResponseIndex(visitor)
      : orderResponseIndex(listed.ofOrder)

/** The key of a kept answer's record. */
export const storedResponseKey = (keptAt: string) => ({ pk: keptAt, sk: 'ONCE' })

const placeIn = (list: string | undefined, now: Date) => list && { gsi2pk: list, gsi2sk: now.toISOString() }

const hash = (...parts: readonly string[]) => createHash('sha256').update(parts.join('\n')).digest('base64url')

type Intent = {
  readonly call: string
  readonly visitor: string
  readonly key: string | undefined
  readonly body: string
  readonly status: number
  readonly now: Date
}

/** The intent that a request's `Idempotency-Key` names; without a key nothing is kept. */
export function createIdempotencyGuard({ call, visitor, key, body, status, now }: Intent): IdempotencyGuard {
  if (key === undefined) return { keep: () => [], keptAt: undefined, earlier: () => Promise.resolve(undefined) }
  const id = storedResponseKey(`ONCE#${hash(call, visitor, key)}`)
  const bodyHash = hash(body)
  const nowSeconds = Math.floor(now.getTime() / 1000)
  return {
    keptAt: id.pk,
    keep: (answer, listed = 'listed') => [
      {
        write: {
          Put: {
            TableName: tableName(),
            Item: {
              ...id,
              ...placeIn(listFor(listed, visitor), now),
              type: 'Once',
              bodyHash,
              status,
              // An answer without a body is stored as an empty text.
              answer: answer === undefined ? '' : JSON.stringify(answer),
              expiresAt: nowSeconds + KEPT_SECONDS,
            },
            ConditionExpression: 'attribute_not_exists(pk) OR expiresAt <= :now',
            ExpressionAttributeValues: { ':now': nowSeconds },
          },
        },
        refused: () => new Problem('key-reused', 'This request was already answered.'),
      },
    ],
    earlier: async () => {
      const item = await getItem(id)
      if (!item) return undefined
      const kept = StoredAnswer.parse(item)
      if (kept.expiresAt <= nowSeconds) return undefined
      if (kept.bodyHash !== bodyHash) {
        throw new Problem('key-reused', 'This Idempotency-Key was already used for another request.')
      }
      return { status: kept.status, body: kept.answer }
    },
  }
}
