import { randomBytes } from 'node:crypto'
import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import type * as z from 'zod/mini'
import type { User } from '#shared/accounts/contract'
import { POOL_USER_ID_PREFIX, getSignInMethod, userPoolSettings } from '#shared/accounts/access'
import { normalizeEmail } from '#shared/accounts/contact'
import type { LocationPolicy } from '#shared/locations/policy'
import { keyedHash } from '../../platform/session/signing-keys'
import { getItem, table, tableName, type Key } from '../../platform/table/table'
import { ifUnchanged, type WriteStep } from '../../platform/table/transaction'
import { ErasedAddressRecord, UserIdRecord, addressKeys } from './records'
import { expiresAfter } from '../../platform/table/expiry'

/** An address at one of the two sign-ins, which never share a user. */
type Address = { readonly email: string; readonly via: LocationPolicy['signIn'] }

/** The hash survives a rotation of the signing keys. */
const hashAddress = ({ email, via }: Address): Promise<string> =>
  keyedHash('user id', `${via}\n${normalizeEmail(email)}`)

const addressOf = ({ id, email }: Pick<User, 'id' | 'email'>): Address => ({ email, via: getSignInMethod({ id }) })

const userIdKey = async (address: Address): Promise<Key> => addressKeys.userId(await hashAddress(address))

/** Creates a random id with the prefix of the sign-in method. */
export const createUserId = (via: Address['via']): string =>
  (via === 'cognito' ? POOL_USER_ID_PREFIX : '') + randomBytes(16).toString('base64url')

async function findUserId(key: Key): Promise<string | undefined> {
  const item = await getItem(key)
  return item && UserIdRecord.parse(item).userId
}

/** Stores a new id, unless the address has one. Returns the stored id. */
async function storeUserId(key: Key, userId: string): Promise<string> {
  const { Attributes } = await table.send(
    new UpdateCommand({
      TableName: tableName(),
      Key: key,
      UpdateExpression: 'SET #type = :type, userId = if_not_exists(userId, :new)',
      ExpressionAttributeNames: { '#type': 'type' },
      ExpressionAttributeValues: { ':type': 'UserId', ':new': userId },
      ReturnValues: 'ALL_NEW',
    }),
  )
  return UserIdRecord.parse(Attributes).userId
}

/**
 * Returns the user id of an address. The first sign-in or an invitation creates it at random, so it
 * tells nothing about the address. After an erasure the address gets another id (decision 0050).
 */
export async function findOrCreateUserId(address: Address): Promise<string> {
  const key = await userIdKey(address)
  return (await findUserId(key)) ?? storeUserId(key, createUserId(address.via))
}

/** Whether a user still has the id of their address. An erasure ends that. */
export const hasCurrentId = async (user: Pick<User, 'id' | 'email'>): Promise<boolean> =>
  (await findUserId(await userIdKey(addressOf(user)))) === user.id

/** Returns the step that checks that a user still has the id of their address. */
export const assertCurrentId = async (user: Pick<User, 'id' | 'email'>): Promise<WriteStep> => ({
  write: {
    ConditionCheck: ifUnchanged({ TableName: tableName(), Key: await userIdKey(addressOf(user)) }, { userId: user.id }),
  },
  onConflict: 'already',
})

/** Returns the steps that separate an address from its user id, for the erasure's transaction. */
export async function forgetAddress(user: Pick<User, 'id' | 'email'>, now: Date): Promise<readonly WriteStep[]> {
  const hash = await hashAddress(addressOf(user))
  const expiresAt = expiresAfter(now, userPoolSettings.idTokenMinutes * 60)
  const mark: z.infer<typeof ErasedAddressRecord> = { type: 'ErasedAddress', expiresAt }
  return [
    { write: { Delete: { TableName: tableName(), Key: addressKeys.userId(hash) } } },
    { write: { Put: { TableName: tableName(), Item: { ...addressKeys.erased(hash), ...mark } } } },
  ]
}

/** Whether a token of an erased account with this address may still be valid. */
export async function isErasedLately(address: Address, now: Date): Promise<boolean> {
  const item = await getItem(addressKeys.erased(await hashAddress(address)))
  return item !== undefined && ErasedAddressRecord.parse(item).expiresAt * 1000 > now.getTime()
}
