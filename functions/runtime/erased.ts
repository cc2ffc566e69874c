import { putNew } from './conditions'
import { log } from './log'
import { getItem, queryAll, tableName } from './table'
import type { Step } from './transact'

const partition = 'ERASED'
/** Longer than any session from before could still be shown. */
const SESSIONS_SECONDS = 31 * 24 * 3600

/** Accounts that were erased: each in its place for good, and for as long as sessions last in one short list. */
const keys = {
  account: (userId: string) => ({ pk: `${partition}#${userId}`, sk: 'ACCOUNT' }),
  recent: (userId: string) => ({ pk: partition, sk: userId }),
} as const

/** Whether an account of this id was erased: whoever signs in with its address again is somebody new (decision 0050). */
export const isErased = async (userId: string): Promise<boolean> => (await getItem(keys.account(userId))) !== undefined

/** The steps that end an account, for the transaction that takes its last record; its sessions end within a minute. */
export const endAccount = (userId: string, now: Date): readonly Step[] => [
  { write: { Put: putNew({ ...keys.account(userId), type: 'ErasedAccount' }) }, refused: 'already' },
  {
    write: {
      Put: {
        TableName: tableName(),
        Item: {
          ...keys.recent(userId),
          type: 'ErasedSessions',
          expiresAt: Math.floor(now.getTime() / 1000) + SESSIONS_SECONDS,
        },
      },
    },
  },
]

/** So often a process asks whose sessions have ended, where sessions are shown to it. */
const READ_EVERY_MS = 60_000

let known: ReadonlySet<string> = new Set()
let readAt = -Infinity
let reading: Promise<void> | undefined

async function read(): Promise<void> {
  const found = await queryAll({
    KeyConditionExpression: 'pk = :erased',
    ExpressionAttributeValues: { ':erased': partition },
    ConsistentRead: true,
  })
  known = new Set(found.map(({ sk }) => String(sk)))
}

/** While the table is away what is known goes on to count, as with the keys: what is asked of it then fails anyway. */
const readOnce = () =>
  (reading ??= read()
    .catch((error: unknown) => log.warning('erased-unknown', { reason: String(error) }))
    .finally(() => {
      readAt = Date.now()
      reading = undefined
    }))

/** Makes this process look again at whose sessions have ended. */
export const lookAgain = (): void => {
  readAt = -Infinity
}

/** Whether the sessions of a user have ended because the account was erased. */
export async function hasEnded(userId: string): Promise<boolean> {
  // A clock that was put back must not keep a process from reading.
  if (Math.abs(Date.now() - readAt) >= READ_EVERY_MS) await readOnce()
  return known.has(userId)
}
