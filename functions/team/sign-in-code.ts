import { PutCommand } from '@aws-sdk/lib-dynamodb'
import { userPoolSettings } from '#shared/accounts/access'
import { Problem } from '#shared/platform/problem'
import { getItem, table, tableName } from '../platform/table/table'
import { hasTotp } from './pool-accounts'
import { SignInCodeRecord, teamKeys } from './records'
import { expiresAfter } from '../platform/table/expiry'
import { DAY_SECONDS } from '#shared/platform/durations'

type SignIn = {
  readonly userId: string
  readonly email: string
  readonly signedInAt: Date
  readonly now: Date
}

/** Until then, the pool's refresh tokens of a sign-in give new tokens with its time. */
const RETENTION_SECONDS = (userPoolSettings.refreshTokenDays + 1) * DAY_SECONDS

async function findRecord({ userId, now }: SignIn): Promise<SignInCodeRecord | undefined> {
  const item = await getItem(teamKeys.signInCode(userId))
  const record = item && SignInCodeRecord.parse(item)
  return record && record.expiresAt * 1000 > now.getTime() ? record : undefined
}

const saveRecord = ({ userId, now }: SignIn, requiredSince: string | undefined) =>
  table.send(
    new PutCommand({
      TableName: tableName(),
      Item: {
        ...teamKeys.signInCode(userId),
        type: 'SignInCode',
        userId,
        requiredSince,
        expiresAt: expiresAfter(now, RETENTION_SECONDS),
      },
    }),
  )

/**
 * Asserts that an admin has signed in with a code of an authenticator app. The pool does not say
 * when an app was set up. Therefore the first exchange that finds one only records its time: a
 * sign-in before that may have been without a code (docs/product/team.md#one-time-codes).
 * @throws Problem `mfa-required` without an app, `not-signed-in` for an earlier sign-in
 */
export async function assertSignedInWithCode(signIn: SignIn): Promise<void> {
  if (!(await hasTotp(signIn.email))) {
    await saveRecord(signIn, undefined)
    throw new Problem('mfa-required', 'Admins sign in with a code. Please set up an authenticator app first.', {
      members: { challenge: 'MFA_SETUP' },
    })
  }
  const record = await findRecord(signIn)
  if (!record) return
  if (record.requiredSince === undefined) await saveRecord(signIn, signIn.now.toISOString())
  if (record.requiredSince === undefined || signIn.signedInAt.getTime() <= Date.parse(record.requiredSince))
    throw new Problem('not-signed-in', 'Please sign in again with a code of your authenticator app.')
}
