import { getItem, tableName } from '../table/table'
import { randomBytes } from 'node:crypto'
import { buildPutIfAbsent, transact } from '../table/transaction'
import type { WriteStep } from '../table/transaction'
import { getKeyId, KEY_REFRESH_MS, listSigningKeys, MAX_SESSION_SECONDS, signingKeys } from './signing-keys'
import type { SigningKey } from './signing-keys'

/** Every process has read a key twice before it signs. */
const LEAD_MS = 2 * KEY_REFRESH_MS

const DAY_MS = 24 * 3600 * 1000

const newValue = () => randomBytes(32).toString('base64url')

/** Makes the first key unless there is one. */
export async function ensureSigningKey(): Promise<void> {
  if (await getItem(signingKeys.first)) return
  const first = buildPutIfAbsent({ ...signingKeys.first, type: 'SigningKey', value: newValue() })
  await transact([{ write: { Put: first }, refused: 'already' }])
}

type Rotation = {
  readonly now: Date
  /** A key that somebody else may have got: all sessions end now. */
  readonly endSessions?: boolean
}

export type KeyRotation = {
  readonly id: string
  readonly signsFrom: Date
  /** When the last session of the keys before is over. */
  readonly othersEndAt: Date
  /** Keys that were over and are gone. */
  readonly dropped: number
}

const keyOf = ({ sk }: SigningKey) => ({ pk: signingKeys.first.pk, sk })

const end = (key: SigningKey, endsAt: string): WriteStep => ({
  write: {
    Update: {
      TableName: tableName(),
      Key: keyOf(key),
      UpdateExpression: 'SET endsAt = :end',
      // Two rotations at once would each think theirs the only successor.
      ConditionExpression: 'attribute_exists(pk) AND (attribute_not_exists(endsAt) OR endsAt = :before)',
      ExpressionAttributeValues: { ':end': endsAt, ':before': key.endsAt ?? '' },
    },
  },
  refused: () => new Error('The key is being rotated by somebody else. Nothing was changed here.'),
})

const drop = (key: SigningKey): WriteStep => ({
  write: { Delete: { TableName: tableName(), Key: keyOf(key) } },
})

/**
 * Makes the next key, which signs as soon as every process has read it, and says when those before
 * it end: when their last session does. What is over already is dropped, but for the first, which
 * names visitors. All or nothing.
 */
export async function rotateSigningKey({ now, endSessions = false }: Rotation): Promise<KeyRotation> {
  const keys = await listSigningKeys()
  if (keys.length === 0) throw new Error('There is no key yet: the table is not seeded.')
  const signsFrom = new Date(now.getTime() + (endSessions ? 0 : LEAD_MS))
  const othersEndAt = endSessions ? now : new Date(signsFrom.getTime() + MAX_SESSION_SECONDS * 1000 + DAY_MS)
  const isOver = ({ endsAt }: SigningKey) => endsAt !== undefined && Date.parse(endsAt) <= now.getTime()
  const over = keys.filter((key) => isOver(key) && getKeyId(key) !== '')
  const others = keys.filter((key) => !isOver(key) && (endSessions || key.endsAt === undefined))
  const id = randomBytes(6).toString('base64url')
  const made = { type: 'SigningKey', value: newValue(), signsFrom: signsFrom.toISOString() }
  await transact([
    { write: { Put: { TableName: tableName(), Item: { ...signingKeys.rotated(id), ...made } } } },
    ...others.map((key) => end(key, othersEndAt.toISOString())),
    ...over.map(drop),
  ])
  return { id, signsFrom, othersEndAt, dropped: over.length }
}
