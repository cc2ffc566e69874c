import { createHash } from 'node:crypto'
import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'
import type { User } from '#shared/accounts/contract'
import type { Role } from '#shared/platform/fields'
import type { LocationPolicy } from '#shared/locations/policy'
import { POOL_USER_ID_PREFIX, getSignInMethod, isStaff } from '#shared/accounts/access'
import { guessNamesFromEmail } from '#shared/accounts/contact'
import { recordReferrer } from '../loyalty/referral-repository'
import { buildPutIfAbsent, transact } from '../platform/table/transaction'
import { isAccountErased } from '../platform/session/revoked-sessions'
import { getItem, table, tableName } from '../platform/table/table'

/** The key of a user's profile. */
export const userKey = (id: string) => ({ pk: `USER#${id}`, sk: 'PROFILE' })

/** The e-mail address is missing while the user's creation is in progress. */
const Referrer = z.object({ id: z.string(), email: z._default(z.string(), '') })

const Names = z.object({ firstName: z.string(), lastName: z.string() })

type SignIn = {
  readonly email: string
  readonly via: LocationPolicy['signIn']
  readonly role: Role
  /** The locations where the role counts; all of them by default. */
  readonly locations?: readonly string[] | undefined
  readonly now: Date
  /** The referral code from the browser. It counts only at the first sign-in. */
  readonly ref?: string | undefined
}

const hash = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 22)

/**
 * The development login does not verify addresses. So the same address has another id there than in
 * the user pool.
 */
const buildUserId = ({ email, via }: Pick<SignIn, 'email' | 'via'>): string =>
  via === 'cognito' ? POOL_USER_ID_PREFIX + hash(`${POOL_USER_ID_PREFIX}\n${email}`) : hash(`user\n${email}`)

/**
 * Returns the id of an address. After an erasure the address gets a new id without the old data.
 */
async function findUserId(signIn: Pick<SignIn, 'email' | 'via'>): Promise<string> {
  for (let erasures = 0; ; erasures += 1) {
    const id = buildUserId(erasures === 0 ? signIn : { ...signIn, email: `${signIn.email}\n${erasures}` })
    if (!(await isAccountErased(id))) return id
  }
}

/** Returns the id that an address has at the user pool's sites, even before its first sign-in. */
export const findPoolUserId = (email: string): Promise<string> => findUserId({ email, via: 'cognito' })

/** Whether an account is the first of its address, which was never erased before. */
export const isFirstAccount = (userId: string, email: string): boolean =>
  userId === buildUserId({ email, via: 'cognito' })

/**
 * Returns the user of an e-mail address with the role of this sign-in. Creates the user on first
 * use.
 */
export async function findOrCreateUser({ email, via, role, locations, now, ref }: SignIn): Promise<User> {
  const user = {
    id: await findUserId({ email, via }),
    email,
    ...guessNamesFromEmail(email),
    role,
    ...(locations && { locations: [...locations] }),
  }
  if (ref !== undefined) await createReferredUser(user, ref, now)
  const { Attributes } = await table.send(
    new UpdateCommand({
      TableName: tableName(),
      Key: userKey(user.id),
      ReturnValues: 'ALL_NEW',
      UpdateExpression:
        'SET #type = :type, id = :id, email = :email, firstName = if_not_exists(firstName, :first), lastName = if_not_exists(lastName, :last), joinedAt = if_not_exists(joinedAt, :now), lastSeenAt = :now' +
        (isStaff(user) ? ', hasWorked = :worked' : ''),
      ExpressionAttributeNames: { '#type': 'type' },
      ExpressionAttributeValues: {
        ':type': 'User',
        ':id': user.id,
        ':email': email,
        ':first': user.firstName,
        ':last': user.lastName,
        ':now': now.toISOString(),
        ...(isStaff(user) && { ':worked': true }),
      },
    }),
  )
  return { ...user, ...Names.parse(Attributes) }
}

/** Renames a user. The former name stays stored, because log entries of staff contain it. */
export async function renameUser({ id, firstName, lastName }: User, before: string): Promise<void> {
  await table.send(
    new UpdateCommand({
      TableName: tableName(),
      Key: userKey(id),
      UpdateExpression: 'SET firstName = :first, lastName = :last ADD formerNames :before',
      ConditionExpression: 'attribute_exists(pk)',
      ExpressionAttributeValues: { ':first': firstName, ':last': lastName, ':before': new Set([before]) },
    }),
  )
}

/**
 * Creates a new user together with the referral. Existing users get no referrer. Users cannot refer
 * themselves, and development users cannot refer real ones, because that would create real points.
 */
async function createReferredUser(user: Pick<User, 'id' | 'email'>, referrerId: string, now: Date): Promise<void> {
  const isOther = getSignInMethod({ id: referrerId }) !== getSignInMethod(user)
  if (referrerId === user.id || isOther) return
  const item = await getItem(userKey(referrerId))
  if (!item) return
  const put = buildPutIfAbsent({ ...userKey(user.id), type: 'User', id: user.id })
  const referral = await recordReferrer(user, Referrer.parse(item), now)
  if (referral.length > 0) await transact([{ write: { Put: put }, refused: 'already' }, ...referral])
}
