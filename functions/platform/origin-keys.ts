import { createHash, timingSafeEqual } from 'node:crypto'
import type { APIGatewayProxyEventV2 } from 'aws-lambda'
import { Problem } from '#shared/platform/problem'
import { getEnvironment } from './environment'
import { log } from './log'
import { findSecret } from './secrets'

/** How long a process caches the keys. All processes accept a new key after this time. */
export const ORIGIN_KEY_REFRESH_MS = 5 * 60_000

/**
 * Minimum time between reads that unknown keys or a failing store cause, so that callers who bypass
 * the CDN can't flood the parameter store.
 */
const RETRY_MS = 5_000

/** Reads the keys that the sites' CDNs may send, oldest first; none before the first deployment. */
export async function listOriginKeys(): Promise<readonly string[]> {
  return (await findSecret('origin-keys'))?.split(',').filter(Boolean) ?? []
}

let cachedKeys: readonly string[] = []
let readAt = 0
let attemptedAt = 0

/**
 * Returns the keys from the cache, or reads them if the cache is older. If that fails, it returns
 * the old keys.
 * @throws Problem `unavailable` if there are no keys
 */
async function getKeys(maxAgeMs: number): Promise<readonly string[]> {
  const now = Date.now()
  if (cachedKeys.length > 0 && (now - readAt < maxAgeMs || now - attemptedAt < RETRY_MS)) return cachedKeys
  attemptedAt = now
  try {
    const keys = await listOriginKeys()
    if (keys.length > 0) [cachedKeys, readAt] = [keys, now]
  } catch (error) {
    log.error('origin-keys', error)
  }
  if (cachedKeys.length === 0)
    throw new Problem('unavailable', 'Please try again in a moment.', { retryAfterSeconds: 1 })
  return cachedKeys
}

const hash = (text: string) => createHash('sha256').update(text).digest()

/**
 * Whether a request bypassed the sites' CDN, which sends a secret key. The headers with address,
 * host and location can't be trusted then. During a rotation both keys are valid. On a machine
 * without a CDN no request counts as direct.
 * @throws Problem `unavailable` if the keys can't be read
 */
export async function isDirectRequest({ headers }: Pick<APIGatewayProxyEventV2, 'headers'>): Promise<boolean> {
  if (getEnvironment().ORIGIN_CHECK !== 'on') return false
  const sentKey = hash(headers['x-origin-key'] ?? '')
  const isOurs = (keys: readonly string[]) => keys.some((key) => timingSafeEqual(hash(key), sentKey))
  // A deployment may send a new key before this process has read it.
  return !isOurs(await getKeys(ORIGIN_KEY_REFRESH_MS)) && !isOurs(await getKeys(RETRY_MS))
}

/**
 * @throws Problem `not-allowed` if the request bypassed the sites' CDN; `unavailable` if the keys
 * can't be read
 */
export async function assertThroughCdn(event: APIGatewayProxyEventV2): Promise<void> {
  if (await isDirectRequest(event)) throw new Problem('not-allowed', 'Please use the site of the restaurant.')
}
