import { randomBytes, timingSafeEqual } from 'node:crypto'
import { keyedHash } from './signing-keys'

const PROOF_LENGTH = 22

const getProof = (text: string): Promise<string> => keyedHash('device token', text)

/**
 * Returns a random token that begins with the device's id. It ends with a proof that the product
 * made it, so that no made-up token can use up the limits of devices.
 */
export async function createDeviceToken(id: string): Promise<string> {
  const text = `${id}${randomBytes(16).toString('hex')}`
  return `${text}${await getProof(text)}`
}

/** Whether the product made a token, which may have been revoked since. Reads no table. */
export async function isDeviceToken(token: string): Promise<boolean> {
  const proof = Buffer.from(token.slice(-PROOF_LENGTH))
  const expected = Buffer.from(await getProof(token.slice(0, -PROOF_LENGTH)))
  return proof.length === expected.length && timingSafeEqual(proof, expected)
}
