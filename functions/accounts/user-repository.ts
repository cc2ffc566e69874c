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

/** Where a user lives. */
export const userKey = (id: string) => ({ pk: `USER#${id}`, sk: 'PROFILE' })

/** A user who is only being made has no address yet. */
const Referrer = z.object({ id: z.string(), email: z._default(z.string(), '') })

const Names = z.object({ firstName: z.string(), lastName: z.string() })

type SignIn = {
  readonly email: string
  readonly via: LocationPolicy['signIn']
  readonly role: Role
  readonly now: Date
  /** The referral code that the browser came with; it counts at the first sign-in only. */
  readonly ref?: string | undefined
}

const hash = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 22)

/**
 * Anybody can be anyone at the development login, so an address is somebody else there than in the
 * user pool.
 */
const userIdOf = ({ email, via }: Pick<SignIn, 'email' | 'via'>): string =>
  via === 'cognito' ? POOL_USER_ID_PREFIX + hash(`${POOL_USER_ID_PREFIX}\n${email}`) : hash(`user\n${email}`)

/**
 * The id of an address that nobody asked to forget: after an erasure it is another's, who has
 * nothing of the one before.
 */
async function livingIdOf(signIn: Pick<SignIn, 'email' | 'via'>): Promise<string> {
  for (let lives = 0; ; lives += 1) {
    const id = userIdOf(lives === 0 ? signIn : { ...signIn, email: `${signIn.email}\n${lives}` })
    if (!(await isAccountErased(id))) return id
  }
}

/**
 * The user of an e-mail address at a sign-in: always the same, made on first use; the role is that
 * of this time.
 */
export async function findOrCreateUser({ email, via, role, now, ref }: SignIn): Promise<User> {
  const user = {
    id: await livingIdOf({ email, via }),
    email,
    ...guessNamesFromEmail(email),
    role,
  }
  if (ref !== undefined) await beginReferred(user, ref, now)
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

/**
 * Gives a user another name, at this and every later sign-in; the one before is kept, since it
 * stands beside their work.
 */
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
 * Begins a user together with who brought them; a user who is known already gets no referrer, nor
 * does anybody oneself or somebody of the other sign-in, who would earn genuine points by friends
 * that are made up.
 */
async function beginReferred(user: Pick<User, 'id' | 'email'>, referrerId: string, now: Date): Promise<void> {
  const isOther = getSignInMethod({ id: referrerId }) !== getSignInMethod(user)
  if (referrerId === user.id || isOther) return
  const item = await getItem(userKey(referrerId))
  if (!item) return
  const begin = buildPutIfAbsent({ ...userKey(user.id), type: 'User', id: user.id })
  const referral = await recordReferrer(user, Referrer.parse(item), now)
  if (referral.length > 0) await transact([{ write: { Put: begin }, refused: 'already' }, ...referral])
}
