import * as z from 'zod/mini'
import { versionedRecord } from '../platform/table/table-schema'

/** The key of a user's profile. */
export const userKey = (id: string) => ({ pk: `USER#${id}`, sk: 'PROFILE' })

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
