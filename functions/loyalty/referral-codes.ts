import { randomBytes } from 'node:crypto'
import * as z from 'zod/mini'
import { createReferralCode, normalizeReferralCode } from '#shared/loyalty/loyalty'
import { Problem } from '#shared/platform/problem'
import { userKey } from '../accounts/identity/records'
import { fieldOr } from '../platform/table/parse-items'
import { getItem, tableName, type Item } from '../platform/table/table'
import {
  buildPutIfAbsent,
  ifUnchanged,
  keepUnchanged,
  runOptimisticWrite,
  type WriteStep,
} from '../platform/table/transaction'
import { ReferralCodeRecord, loyaltyKeys } from './records'

/** The rest of the profile may be damaged. A damaged code is replaced. */
const Profile = z.object({ referralCode: fieldOr('User.referralCode', z.optional(z.string()), () => undefined) })

/** Returns the steps that give an account its code, unless it was erased or has got another one. */
function storeCode(userId: string, code: string, before: unknown): readonly WriteStep[] {
  const record: z.infer<typeof ReferralCodeRecord> = { type: 'ReferralCode', userId }
  const update = {
    TableName: tableName(),
    Key: userKey(userId),
    UpdateExpression: 'SET referralCode = :code',
    ExpressionAttributeValues: { ':code': code },
  }
  return [
    { write: { Put: buildPutIfAbsent({ ...loyaltyKeys.referralCode(code), ...record }) } },
    { write: { Update: ifUnchanged(update, { pk: userKey(userId).pk, referralCode: before }) } },
  ]
}

/**
 * Returns the referral code of an account: random, created on first use.
 * @throws Problem `not-found` without a profile, as after an erasure
 */
export const getReferralCode = (userId: string): Promise<string> =>
  runOptimisticWrite(
    () => getItem(userKey(userId)),
    (profile) => {
      if (!profile) throw new Problem('not-found', 'There is no such account.')
      const { referralCode } = Profile.parse(profile)
      if (referralCode !== undefined) return keepUnchanged(referralCode)
      const code = createReferralCode(randomBytes(12))
      return { steps: storeCode(userId, code, profile['referralCode']), answer: code }
    },
  )

/** Returns the account of a referral code; undefined if there is none. */
export async function findReferrerId(code: string): Promise<string | undefined> {
  const item = await getItem(loyaltyKeys.referralCode(normalizeReferralCode(code)))
  return item && ReferralCodeRecord.parse(item).userId
}

/** Returns the steps that delete an account's profile and its referral code, as they were read. */
export function deleteProfile(userId: string, profile: Item | undefined): readonly WriteStep[] {
  const { referralCode } = Profile.parse(profile ?? {})
  const removal = { TableName: tableName(), Key: userKey(userId) }
  return [
    { write: { Delete: ifUnchanged(removal, { referralCode: profile?.['referralCode'] }) } },
    ...(referralCode === undefined
      ? []
      : [{ write: { Delete: { TableName: tableName(), Key: loyaltyKeys.referralCode(referralCode) } } }]),
  ]
}
