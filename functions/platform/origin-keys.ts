import { createHash, timingSafeEqual } from 'node:crypto'
import type { APIGatewayProxyEventV2 } from 'aws-lambda'
import { Problem } from '#shared/platform/problem'
import { getEnvironment } from './environment'
import { log } from './log'
import { findSecret } from './secrets'

/** How long a process caches the keys. All processes accept a new key after this time. */
export const ORIGIN_KEY_REFRESH_MS = 5 * 60_000

/** How long a process waits after a failed read, if it has keys. */
const RETRY_MS = 5_000

/** Reads the keys that the sites' CDNs may send, oldest first; none before the first deployment. */
export async function listOriginKeys(): Promise<readonly string[]> {
  return (await findSecret('origin-keys'))?.split(',').filter(Boolean) ?? []
}

let cachedKeys: readonly string[] = []
let readAgainAt = 0

/**
 * Returns the keys from the cache, or reads them if the cache is old. If that fails, it returns the
 * old keys.
 * @throws Problem `unavailable` if there are no keys
 */
async function getKeys(): Promise<readonly string[]> {
  if (Date.now() < readAgainAt) return cachedKeys
  try {
    cachedKeys = await listOriginKeys()
    readAgainAt = cachedKeys.length > 0 ? Date.now() + ORIGIN_KEY_REFRESH_MS : 0
  } catch (error) {
    log.error('origin-keys', error)
    if (cachedKeys.length > 0) readAgainAt = Date.now() + RETRY_MS
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
  const keys = await getKeys()
  const sentKey = hash(headers['x-origin-key'] ?? '')
  return !keys.some((key) => timingSafeEqual(hash(key), sentKey))
}

/**
 * @throws Problem `not-allowed` if the request bypassed the sites' CDN; `unavailable` if the keys
 * can't be read
 */
export async function assertThroughCdn(event: APIGatewayProxyEventV2): Promise<void> {
  if (await isDirectRequest(event)) throw new Problem('not-allowed', 'Please use the site of the restaurant.')
}
