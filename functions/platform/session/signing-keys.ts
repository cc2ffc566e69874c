import { sign, unsign } from 'cookie-signature'
import * as z from 'zod/mini'
import { Problem } from '#shared/platform/problem'
import { log } from '../log'
import { findSecret } from '../secrets'
import { createHmac } from 'node:crypto'
import { DAY_SECONDS } from '#shared/platform/durations'

/** Maximum lifetime of a session, and of the key that signed it. */
export const MAX_SESSION_SECONDS = 30 * DAY_SECONDS

/** How long a process caches the keys. A new key signs only after all processes have read it. */
export const KEY_REFRESH_MS = 5 * 60_000

/**
 * Minimum time between reads that unknown keys cause, so that forged cookies can't flood the
 * parameter store.
 */
const UNKNOWN_KEY_REFRESH_MS = 5_000

/** Texts that the first key signed contain no key id. */
export const FIRST_KEY_ID = ''

const SigningKey = z.object({
  id: z.string(),
  value: z.string().check(z.minLength(43)),
  /** When the key starts to sign; the first key has no value. */
  signsFrom: z._default(z.string(), new Date(0).toISOString()),
  /** When the last session that it signed ends; undefined while the key has no successor. */
  endsAt: z.optional(z.string()),
})
export type SigningKey = z.infer<typeof SigningKey>

/** Reads all keys from the parameter store; none before the product is set up. */
export async function listSigningKeys(): Promise<SigningKey[]> {
  const stored = await findSecret('signing-keys')
  return stored === undefined ? [] : z.array(SigningKey).parse(JSON.parse(stored))
}

let cachedKeys: readonly SigningKey[] = []
let readAt = -Infinity
let attemptedAt = -Infinity
let reading: Promise<void> | undefined

// The absolute difference makes the cache expire even if the clock is set back.
const isOlderThan = (time: number, ms: number) => Math.abs(Date.now() - time) >= ms

async function readKeys(): Promise<void> {
  attemptedAt = Date.now()
  const keys = await listSigningKeys().catch((error: unknown) => {
    log.error('signing-keys', error)
    throw new Problem('unavailable', 'Please try again in a moment.', { retryAfterSeconds: 1 })
  })
  if (keys.length === 0) throw new Problem('unavailable', 'The site is being set up. Please try again in a minute.')
  cachedKeys = keys
  readAt = Date.now()
}

const readKeysOnce = () => (reading ??= readKeys().finally(() => (reading = undefined)))

/**
 * Returns the signing keys from the cache, or reads them if the cache is old. If that fails, it
 * returns the old keys.
 * @throws Problem `unavailable` before the product is set up
 */
async function getKeys(): Promise<readonly SigningKey[]> {
  if (!isOlderThan(readAt, KEY_REFRESH_MS)) return cachedKeys
  await readKeysOnce().catch((error: unknown) => {
    if (cachedKeys.length === 0) throw error
  })
  return cachedKeys
}

/** Whether a key no longer verifies at a moment. */
export const isExpired = ({ endsAt }: SigningKey, now: Date) =>
  endsAt !== undefined && Date.parse(endsAt) <= now.getTime()

/** Returns the newest key that has started to sign. */
function getCurrentKey(keys: readonly SigningKey[], now: Date): SigningKey {
  const usable = keys.filter((key) => !isExpired(key, now))
  const begun = usable.filter(({ signsFrom }) => Date.parse(signsFrom) <= now.getTime())
  const [newest] = (begun.length > 0 ? begun : usable).toSorted((a, b) => b.signsFrom.localeCompare(a.signsFrom))
  if (!newest) throw new Problem('unavailable', 'Nobody can sign in at the moment. Please try again in a minute.')
  return newest
}

/** Signs a text, which must not contain a full stop, with the current key. Adds the key's id. */
export async function signText(payload: string, now: Date): Promise<string> {
  const key = getCurrentKey(await getKeys(), now)
  return sign(key.id === FIRST_KEY_ID ? payload : `${key.id}.${payload}`, key.value)
}

/** Returns the key id in a signed text. */
function parseKeyId(text: string): string {
  const parts = text.split('.')
  return parts.length > 2 ? String(parts[0]) : FIRST_KEY_ID
}

/** Whether the current key signed a text, which must be verified already. */
export const isSignedByNewest = async (text: string, now: Date): Promise<boolean> =>
  getCurrentKey(await getKeys(), now).id === parseKeyId(text)

async function findKey(id: string): Promise<SigningKey | undefined> {
  const withId = (keys: readonly SigningKey[]) => keys.find((key) => key.id === id)
  const found = withId(await getKeys())
  if (found || !(reading || isOlderThan(attemptedAt, UNKNOWN_KEY_REFRESH_MS))) return found
  await readKeysOnce()
  return withId(cachedKeys)
}

/** Returns the signed text; undefined if no valid key has signed it. */
export async function verifyText(text: string, now: Date): Promise<string | undefined> {
  const key = await findKey(parseKeyId(text))
  const payload = key && !isExpired(key, now) && unsign(text, key.value)
  return payload ? payload.slice(payload.indexOf('.') + 1) : undefined
}

/**
 * Returns the secret that visitor ids and hashes are derived from. It is always the first key, so
 * that a rotation does not change derived values.
 */
export async function getVisitorSecret(): Promise<string> {
  const first = (await getKeys()).find((key) => key.id === FIRST_KEY_ID)
  if (!first) throw new Problem('unavailable', 'The site is being set up. Please try again in a minute.')
  return first.value
}

/** @throws Problem `unavailable` if the signing keys can't be read */
export const assertSigningKeys = async (): Promise<void> => void (await getKeys())

/**
 * Returns a keyed hash of a personal value, such as an address or a phone number, so that the table
 * need not store the value. The hash depends on the purpose, too.
 */
export async function keyedHash(purpose: string, value: string): Promise<string> {
  const digest = createHmac('sha256', await getVisitorSecret())
    .update(`${purpose}\n${value}`)
    .digest('base64url')
  return digest.slice(0, 22)
}
