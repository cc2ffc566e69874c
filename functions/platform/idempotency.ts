import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto'
import * as z from 'zod/mini'
import { Problem } from '#shared/platform/problem'
import { getItem, tableName } from './table/table'
import type { WriteStep } from './table/transaction'
import { expiresAfter } from './table/expiry'
import { DAY_SECONDS } from '#shared/platform/durations'

const ResponseRecord = z.object({
  bodyHash: z.string(),
  status: z.int(),
  answer: z.string(),
  /** Whether the answer is encrypted. */
  isSecret: z.optional(z.boolean()),
  expiresAt: z.number(),
})

export type StoredResponse = { readonly status: number; readonly body: string }

/**
 * How an erasure finds a stored response: `listed` by the visitor who got it, `unlisted` through
 * the key in another record, `ofOrder` by the order that it shows. One with a secret, such as a
 * token, is `secret`: listed, and encrypted.
 */
export type ResponseIndex = 'listed' | 'unlisted' | 'secret' | { readonly ofOrder: string }

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
    : index === 'listed' || index === 'secret'
      ? visitorResponseIndex(visitor)
      : orderResponseIndex(index.ofOrder)

export const storedResponseKey = (responseKey: string) => ({ pk: responseKey, sk: 'ONCE' })

/** Whether a request with this response key was answered and the response is still stored. */
export async function isResponseStored(responseKey: string | undefined, now: Date): Promise<boolean> {
  if (responseKey === undefined) return false
  const item = await getItem(storedResponseKey(responseKey))
  return item !== undefined && ResponseRecord.parse(item).expiresAt > Math.floor(now.getTime() / 1000)
}

const toIndexAttributes = (indexKey: string | undefined, now: Date) =>
  indexKey && { gsi2pk: indexKey, gsi2sk: now.toISOString() }

const hash = (...parts: readonly string[]) => createHash('sha256').update(parts.join('\n')).digest('base64url')

/** Encrypts answers with the caller's idempotency key, which the table doesn't have. */
function createAnswerCipher({ visitor, key = '' }: IdempotentRequest) {
  const secret = createHash('sha256').update(['answer', visitor, key].join('\n')).digest()
  return {
    encrypt: (text: string): string => {
      const iv = randomBytes(12)
      const cipher = createCipheriv('aes-256-gcm', secret, iv)
      const bytes = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return [iv, cipher.getAuthTag(), bytes].map((part) => part.toString('base64url')).join('.')
    },
    decrypt: (stored: string): string => {
      const [iv = Buffer.alloc(0), tag = Buffer.alloc(0), bytes = Buffer.alloc(0)] = stored
        .split('.')
        .map((part) => Buffer.from(part, 'base64url'))
      const decipher = createDecipheriv('aes-256-gcm', secret, iv).setAuthTag(tag)
      return Buffer.concat([decipher.update(bytes), decipher.final()]).toString()
    },
  }
}

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
  const cipher = createAnswerCipher(request)
  const nowSeconds = Math.floor(now.getTime() / 1000)
  return {
    responseKey: id.pk,
    storeResponse: (responseBody, index = 'listed') => {
      // A response without a body is stored as an empty string.
      const answer = responseBody === undefined ? '' : JSON.stringify(responseBody)
      const isSecret = index === 'secret'
      return [
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
                ...(isSecret ? { isSecret, answer: cipher.encrypt(answer) } : { answer }),
                expiresAt: expiresAfter(now, DAY_SECONDS),
              },
              ConditionExpression: 'attribute_not_exists(pk) OR expiresAt <= :now',
              ExpressionAttributeValues: { ':now': nowSeconds },
            },
          },
          onConflict: () => new Problem('key-reused', 'This request was already answered.'),
        },
      ]
    },
    findResponse: async () => {
      const item = await getItem(id)
      if (!item) return undefined
      const stored = ResponseRecord.parse(item)
      if (stored.expiresAt <= nowSeconds) return undefined
      if (stored.bodyHash !== bodyHash) {
        throw new Problem('key-reused', 'This Idempotency-Key was already used for another request.')
      }
      return { status: stored.status, body: stored.isSecret ? cipher.decrypt(stored.answer) : stored.answer }
    },
  }
}
