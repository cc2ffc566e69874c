import { buildPutIfAbsent } from './conditions'
import { getItem } from './table'
import type { WriteStep } from './transact'

/** The mark of an erased account, which stays for good. */
export const erasedAccountKey = (userId: string) => ({ pk: `ERASED#${userId}`, sk: 'ACCOUNT' })

/**
 * Whether an account of this id was erased: a later sign-in with its address gets another id
 * (decision 0050).
 */
export const isAccountErased = async (userId: string): Promise<boolean> =>
  (await getItem(erasedAccountKey(userId))) !== undefined

/**
 * The step that ends an account, for the transaction that deletes its last record; its sessions end
 * within a minute.
 */
export const markAccountErased = (userId: string): WriteStep => ({
  write: { Put: buildPutIfAbsent({ ...erasedAccountKey(userId), type: 'ErasedAccount' }) },
  refused: 'already',
})
