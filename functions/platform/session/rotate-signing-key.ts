import { randomBytes } from 'node:crypto'
import { createSecret, findSecret, replaceSecret } from '../secrets'
import {
  FIRST_KEY_ID,
  isExpired,
  KEY_REFRESH_MS,
  listSigningKeys,
  MAX_SESSION_SECONDS,
  type SigningKey,
} from './signing-keys'
import { DAY_MS } from '#shared/platform/durations'

/** Time between a rotation and the first signature: every process reads the keys twice in it. */
const LEAD_MS = 2 * KEY_REFRESH_MS

const createKeyValue = () => randomBytes(32).toString('base64url')

/** Creates the first key unless it exists. */
export async function ensureSigningKey(): Promise<void> {
  if ((await findSecret('signing-keys')) !== undefined) return
  await createSecret('signing-keys', JSON.stringify([{ id: FIRST_KEY_ID, value: createKeyValue() }]))
}

type Rotation = {
  readonly now: Date
  /** Ends all sessions now, because a key may have leaked. */
  readonly endSessions?: boolean
}

export type KeyRotation = {
  readonly id: string
  readonly signsFrom: Date
  /** When the last session that an older key signed ends. */
  readonly othersEndAt: Date
  /** Number of expired keys that were deleted. */
  readonly dropped: number
}

/**
 * Creates the next key, which signs once every process has read it, and sets the end of older keys
 * to the end of their last session. Deletes expired keys except the first, which
 * `getVisitorSecret` uses. Replaces all keys in one write.
 */
export async function rotateSigningKey({ now, endSessions = false }: Rotation): Promise<KeyRotation> {
  const keys = await listSigningKeys()
  if (keys.length === 0) throw new Error('There is no key yet: the product is not set up.')
  const signsFrom = new Date(now.getTime() + (endSessions ? 0 : LEAD_MS))
  const othersEndAt = endSessions ? now : new Date(signsFrom.getTime() + MAX_SESSION_SECONDS * 1000 + DAY_MS)
  const remaining = keys.filter((key) => !isExpired(key, now) || key.id === FIRST_KEY_ID)
  const hasNewEnd = (key: SigningKey) => !isExpired(key, now) && (endSessions || key.endsAt === undefined)
  const others = remaining.map((key) => (hasNewEnd(key) ? { ...key, endsAt: othersEndAt.toISOString() } : key))
  const created = {
    id: randomBytes(6).toString('base64url'),
    value: createKeyValue(),
    signsFrom: signsFrom.toISOString(),
  }
  await replaceSecret('signing-keys', JSON.stringify([...others, created]))
  return { id: created.id, signsFrom, othersEndAt, dropped: keys.length - remaining.length }
}
