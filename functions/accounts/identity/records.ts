import * as z from 'zod/mini'
import { fieldOr } from '../../platform/table/parse-items'
import { versionedRecord } from '../../platform/table/table-schema'

/** The key of a user's profile. */
export const userKey = (id: string) => ({ pk: `USER#${id}`, sk: 'PROFILE' })

/**
 * A profile as exports and erasures read it, also with a damaged field. Without a readable
 * `hasWorked`, they look for staff work.
 */
export const Profile = z.object({
  firstName: fieldOr('User.firstName', z.optional(z.string()), () => undefined),
  lastName: fieldOr('User.lastName', z.optional(z.string()), () => undefined),
  hasWorked: fieldOr('User.hasWorked', z.optional(z.boolean()), () => true),
  formerNames: fieldOr('User.formerNames', z.optional(z.set(z.string())), () => undefined),
})

/** Keys of the records that are found by an address, under its keyed hash. */
export const addressKeys = {
  /** The user id of the address. */
  userId: (addressHash: string) => ({ pk: `USERID#${addressHash}`, sk: 'ID' }),
  /** Marks that an account with the address was erased a short time ago. */
  erased: (addressHash: string) => ({ pk: `ERASEDADDRESS#${addressHash}`, sk: 'ADDRESS' }),
} as const

/** The random id of the account with an address. An erasure deletes the record with the account. */
export const UserIdRecord = versionedRecord(z.object({ type: z.literal('UserId'), userId: z.string() }))

/** Lives as long as a token that was issued before the erasure. */
export const ErasedAddressRecord = versionedRecord(
  z.object({ type: z.literal('ErasedAddress'), expiresAt: z.number() }),
)
