import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'
import type { User } from '#shared/accounts/contract'
import type { Role } from '#shared/platform/fields'
import { Problem } from '#shared/platform/problem'
import { getSignInMethod, isStaff } from '#shared/accounts/access'
import { guessNamesFromEmail } from '#shared/accounts/contact'
import { findReferrerId } from '../loyalty/referral-codes'
import { recordReferrer } from '../loyalty/referral-repository'
import { buildPutIfAbsent, transact, updateOnce } from '../platform/table/transaction'
import { deleteItems, getItem, table, tableName } from '../platform/table/table'
import { fieldOr } from '../platform/table/parse-items'
import { Profile, userKey } from './identity/records'
import { assertCurrentId, hasCurrentId } from './identity/user-ids'

/** The e-mail address is missing while the user's creation is in progress. */
const Referrer = z.object({ id: z.string(), email: fieldOr('User.email', z._default(z.string(), ''), () => '') })

type SignIn = {
  /** The id of the address. */
  readonly id: string
  readonly email: string
  readonly role: Role
  /** The locations where the role counts; all of them by default. */
  readonly locations?: readonly string[] | undefined
  readonly now: Date
  /** The referral code from the browser. It counts only at the first sign-in. */
  readonly ref?: string | undefined
}

/**
 * Returns the user of an e-mail address with the role of this sign-in. Creates the user on first
 * use.
 * @throws Problem `unavailable` if the account was erased in the meantime
 */
export async function findOrCreateUser({ id, email, role, locations, now, ref }: SignIn): Promise<User> {
  const user = {
    id,
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
  if (!(await hasCurrentId(user))) {
    // The update has created the profile again after its erasure.
    await deleteItems([userKey(user.id)])
    throw new Problem('unavailable', 'Your account has just been deleted. Please sign in again.', {
      retryAfterSeconds: 1,
    })
  }
  const { firstName = user.firstName, lastName = user.lastName } = Profile.parse(Attributes)
  return { ...user, firstName, lastName }
}

/** Maximum former names of a person: all of them are read wherever a name must be free. */
const MAX_FORMER_NAMES = 20

const createRenamedOftenProblem = () =>
  new Problem('invalid-input', 'You have changed your name very often. Please ask the restaurant to help.', {
    errors: [{ path: 'firstName', message: 'This account has changed its name very often' }],
  })

/**
 * Renames a user. The former name stays stored, because log entries of staff contain it.
 * @throws Problem `invalid-input` if there are too many former names
 */
export async function renameUser({ id, firstName, lastName }: User, before: string): Promise<void> {
  await updateOnce({
    update: {
      TableName: tableName(),
      Key: userKey(id),
      UpdateExpression: 'SET firstName = :first, lastName = :last ADD formerNames :before',
      ConditionExpression:
        'attribute_exists(pk) AND (attribute_not_exists(formerNames) OR contains(formerNames, :name) OR size(formerNames) < :max)',
      ExpressionAttributeValues: {
        ':first': firstName,
        ':last': lastName,
        ':before': new Set([before]),
        ':name': before,
        ':max': MAX_FORMER_NAMES,
      },
    },
    onConflict: createRenamedOftenProblem,
  })
}

/**
 * Creates a new user together with the referral. Existing users get no referrer. Users cannot refer
 * themselves, and development users cannot refer real ones, because that would create real points.
 */
async function createReferredUser(user: Pick<User, 'id' | 'email'>, code: string, now: Date): Promise<void> {
  const referrerId = await findReferrerId(code)
  if (referrerId === undefined || referrerId === user.id) return
  if (getSignInMethod({ id: referrerId }) !== getSignInMethod(user)) return
  const item = await getItem(userKey(referrerId))
  if (!item) return
  const put = buildPutIfAbsent({ ...userKey(user.id), type: 'User', id: user.id })
  const referral = await recordReferrer(user, Referrer.parse(item), now)
  if (referral.length === 0) return
  await transact([{ write: { Put: put }, onConflict: 'already' }, await assertCurrentId(user), ...referral])
}
