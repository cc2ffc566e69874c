import { sign, unsign } from 'cookie-signature'
import * as z from 'zod/mini'
import { Problem } from '#shared/platform/problem'
import { keyPartitions } from '../table/table-schema'
import { queryAll } from '../table/table'
import { createHmac } from 'node:crypto'

/** A session lasts at most this long; the key that signed it is kept as long. */
export const MAX_SESSION_SECONDS = 30 * 24 * 3600

/**
 * Keys are read again when they are this old, so that a new one is known everywhere before it
 * signs.
 */
export const KEY_REFRESH_MS = 5 * 60_000

/** A key that nobody here knows makes a process look once in this time, whatever it is sent. */
export const UNKNOWN_KEY_REFRESH_MS = 5_000

const partition = keyPartitions.signing

/**
 * Where the keys live: the first one, whose sessions name no key, and those that came by rotation.
 */
export const signingKeys = {
  first: { pk: partition, sk: 'KEY' },
  rotated: (id: string) => ({ pk: partition, sk: `KEY#${id}` }),
} as const

const SigningKey = z.object({
  sk: z.string(),
  value: z.string().check(z.minLength(43)),
  /** Known everywhere before it is used; the first key signed from the beginning. */
  signsFrom: z._default(z.string(), new Date(0).toISOString()),
  /** When the last session that it signed is over; a key that has no successor has no end. */
  endsAt: z.optional(z.string()),
})
export type SigningKey = z.infer<typeof SigningKey>

/** All keys as the table has them. */
export const listSigningKeys = async (): Promise<SigningKey[]> =>
  (
    await queryAll({
      KeyConditionExpression: 'pk = :signing AND begins_with(sk, :key)',
      ExpressionAttributeValues: { ':signing': partition, ':key': 'KEY' },
      ConsistentRead: true,
    })
  ).map((item) => SigningKey.parse(item))

/** What a session calls the key that signed it; nothing for the first. */
export const getKeyId = ({ sk }: SigningKey): string => sk.slice(signingKeys.rotated('').sk.length)

let known: readonly SigningKey[] = []
let readAt = -Infinity
let lookedAt = -Infinity
let reading: Promise<void> | undefined

// A clock that was put back must not keep a process from reading.
const isPast = (moment: number, ms: number) => Math.abs(Date.now() - moment) >= ms

async function read(): Promise<void> {
  lookedAt = Date.now()
  const found = await listSigningKeys()
  if (found.length === 0) throw new Problem('unavailable', 'The site is being set up. Please try again in a minute.')
  known = found
  readAt = Date.now()
}

const readOnce = () => (reading ??= read().finally(() => (reading = undefined)))

/**
 * The keys that sign sessions, read when there are none yet or they are old. Throws `unavailable`
 * before the table is seeded.
 */
async function keysAtHand(): Promise<readonly SigningKey[]> {
  if (!isPast(readAt, KEY_REFRESH_MS)) return known
  await readOnce().catch((error: unknown) => {
    if (known.length === 0) throw error
  })
  return known
}

const isOver = ({ endsAt }: SigningKey, now: Date) => endsAt !== undefined && Date.parse(endsAt) <= now.getTime()

/** The key that signs now: the newest whose time has come. */
function signingAt(keys: readonly SigningKey[], now: Date): SigningKey {
  const usable = keys.filter((key) => !isOver(key, now))
  const begun = usable.filter(({ signsFrom }) => Date.parse(signsFrom) <= now.getTime())
  const [newest] = (begun.length > 0 ? begun : usable).toSorted((a, b) => b.signsFrom.localeCompare(a.signsFrom))
  if (!newest) throw new Problem('unavailable', 'Nobody can sign in at the moment. Please try again in a minute.')
  return newest
}

/** Signs a text, which holds no full stop, with the newest key and names that key. */
export async function signText(payload: string, now: Date): Promise<string> {
  const key = signingAt(await keysAtHand(), now)
  const id = getKeyId(key)
  return sign(id === '' ? payload : `${id}.${payload}`, key.value)
}

/** What a signed text calls the key that signed it. */
function keyIdIn(text: string): string {
  const parts = text.split('.')
  return parts.length > 2 ? String(parts[0]) : ''
}

/** Whether the key that signs now is the one that a verified text names. */
export const isSignedByNewest = async (text: string, now: Date): Promise<boolean> =>
  getKeyId(signingAt(await keysAtHand(), now)) === keyIdIn(text)

async function keyNamed(id: string): Promise<SigningKey | undefined> {
  const named = (keys: readonly SigningKey[]) => keys.find((key) => getKeyId(key) === id)
  const found = named(await keysAtHand())
  if (found || !(reading || isPast(lookedAt, UNKNOWN_KEY_REFRESH_MS))) return found
  await readOnce()
  return named(known)
}

/** The text that was signed; undefined where no key that still counts has signed it. */
export async function verifyText(text: string, now: Date): Promise<string | undefined> {
  const key = await keyNamed(keyIdIn(text))
  const payload = key && !isOver(key, now) && unsign(text, key.value)
  return payload ? payload.slice(payload.indexOf('.') + 1) : undefined
}

/**
 * The secret that names visitors whose first answer may be lost: the table's first key for ever,
 * since a retry after a rotation must be known as the same visitor.
 */
export async function getVisitorSecret(): Promise<string> {
  const first = (await keysAtHand()).find((key) => getKeyId(key) === '')
  if (!first) throw new Problem('unavailable', 'The site is being set up. Please try again in a minute.')
  return first.value
}

/** Throws `unavailable` where sessions can't be read. */
export const assertSigningKeys = async (): Promise<void> => void (await keysAtHand())

/**
 * A digest by which the table recognizes a personal value, such as an address or a phone number,
 * without storing it; the key keeps others from guessing values. The same value has another digest
 * for another purpose.
 */
export async function keyedHash(purpose: string, value: string): Promise<string> {
  const digest = createHmac('sha256', await getVisitorSecret())
    .update(`${purpose}\n${value}`)
    .digest('base64url')
  return digest.slice(0, 22)
}
