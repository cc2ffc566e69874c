import { randomBytes } from 'node:crypto'
import { getItem, tableName } from '../table/table'
import { buildPutIfAbsent, transact, type WriteStep } from '../table/transaction'
import {
  getKeyId,
  isExpired,
  KEY_REFRESH_MS,
  listSigningKeys,
  MAX_SESSION_SECONDS,
  signingKeys,
  type SigningKey,
} from './signing-keys'

/** Time between a rotation and the first signature: every process reads the keys twice in it. */
const LEAD_MS = 2 * KEY_REFRESH_MS

const DAY_MS = 24 * 3600 * 1000

const createKeyValue = () => randomBytes(32).toString('base64url')

/** Creates the first key unless it exists. */
export async function ensureSigningKey(): Promise<void> {
  if (await getItem(signingKeys.first)) return
  const first = buildPutIfAbsent({ ...signingKeys.first, type: 'SigningKey', value: createKeyValue() })
  await transact([{ write: { Put: first }, refused: 'already' }])
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

const getRecordKey = ({ sk }: SigningKey) => ({ pk: signingKeys.first.pk, sk })

const setEnd = (key: SigningKey, endsAt: string): WriteStep => ({
  write: {
    Update: {
      TableName: tableName(),
      Key: getRecordKey(key),
      UpdateExpression: 'SET endsAt = :end',
      // Prevents two rotations at the same time.
      ConditionExpression: 'attribute_exists(pk) AND (attribute_not_exists(endsAt) OR endsAt = :before)',
      ExpressionAttributeValues: { ':end': endsAt, ':before': key.endsAt ?? '' },
    },
  },
  refused: () => new Error('Another rotation is in progress. This one changed nothing.'),
})

const deleteKey = (key: SigningKey): WriteStep => ({
  write: { Delete: { TableName: tableName(), Key: getRecordKey(key) } },
})

/**
 * Creates the next key, which signs once every process has read it, and sets the end of older keys
 * to the end of their last session. Deletes expired keys except the first, which
 * `getVisitorSecret` uses. Writes everything in one transaction.
 */
export async function rotateSigningKey({ now, endSessions = false }: Rotation): Promise<KeyRotation> {
  const keys = await listSigningKeys()
  if (keys.length === 0) throw new Error('There is no key yet: the table is not seeded.')
  const signsFrom = new Date(now.getTime() + (endSessions ? 0 : LEAD_MS))
  const othersEndAt = endSessions ? now : new Date(signsFrom.getTime() + MAX_SESSION_SECONDS * 1000 + DAY_MS)
  const expired = keys.filter((key) => isExpired(key, now) && getKeyId(key) !== '')
  const others = keys.filter((key) => !isExpired(key, now) && (endSessions || key.endsAt === undefined))
  const id = randomBytes(6).toString('base64url')
  const created = { type: 'SigningKey', value: createKeyValue(), signsFrom: signsFrom.toISOString() }
  await transact([
    { write: { Put: { TableName: tableName(), Item: { ...signingKeys.rotated(id), ...created } } } },
    ...others.map((key) => setEnd(key, othersEndAt.toISOString())),
    ...expired.map(deleteKey),
  ])
  return { id, signsFrom, othersEndAt, dropped: expired.length }
}
