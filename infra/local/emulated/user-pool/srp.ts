import { createHash, createHmac, getDiffieHellman, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto'

/** The group that Cognito uses: 3072 bits of RFC 3526. */
const N = BigInt(`0x${getDiffieHellman('modp15').getPrime('hex')}`)
const g = 2n

/** Encodes a positive number as Java does: whole bytes with the highest bit clear. */
function padded(value: bigint): Buffer {
  const hex = value.toString(16)
  const whole = hex.length % 2 === 0 ? hex : `0${hex}`
  return Buffer.from(/^[89a-f]/.test(whole) ? `00${whole}` : whole, 'hex')
}

const numberOf = (bytes: Buffer) => BigInt(`0x${bytes.toString('hex')}`)

const hash = (...parts: readonly (Buffer | string)[]): Buffer =>
  parts.reduce((digest, part) => digest.update(part), createHash('sha256')).digest()

function power(base: bigint, exponent: bigint): bigint {
  let [result, square] = [1n, base % N]
  for (let rest = exponent; rest > 0n; rest >>= 1n) {
    if (rest & 1n) result = (result * square) % N
    square = (square * square) % N
  }
  return result
}

const k = numberOf(hash(padded(N), padded(g)))

export const randomHex = (bytes: number): string => numberOf(randomBytes(bytes)).toString(16)

/**
 * Calculates the verifier that a pool stores instead of a password (RFC 5054). Salt and verifier in
 * hex.
 */
export function calculateVerifier(poolName: string, userId: string, password: string, salt: string): string {
  const x = numberOf(hash(padded(BigInt(`0x${salt}`)), hash(`${poolName}${userId}:${password}`)))
  return power(g, x).toString(16)
}

/** The server's state of a sign-in until the browser answers. */
export type SrpChallenge = {
  readonly poolName: string
  readonly userId: string
  readonly verifier: string
  /** The browser's number, in hex. */
  readonly A: string
  readonly b: string
  /** Returned by the browser's answer, base64. */
  readonly secretBlock: string
}

/** The pool's number for a challenge, in hex. */
export const calculatePublicValue = ({ verifier, b }: Pick<SrpChallenge, 'verifier' | 'b'>): string =>
  ((k * BigInt(`0x${verifier}`) + power(g, BigInt(`0x${b}`))) % N).toString(16)

/** Whether the browser's number is valid. */
export const isValidPublicValue = (A: string): boolean => /^[0-9a-f]{1,1000}$/i.test(A) && BigInt(`0x${A}`) % N !== 0n

/** Whether an answer proves knowledge of the password. */
export function verifyProof(challenge: SrpChallenge, timestamp: string, signature: string): boolean {
  const { poolName, userId, verifier, A, b, secretBlock } = challenge
  const a = BigInt(`0x${A}`)
  const u = numberOf(hash(padded(a), padded(BigInt(`0x${calculatePublicValue(challenge)}`))))
  const secret = power(a * power(BigInt(`0x${verifier}`), u), BigInt(`0x${b}`))
  const key = Buffer.from(hkdfSync('sha256', padded(secret), padded(u), 'Caldera Derived Key', 16))
  const expected = createHmac('sha256', key)
    .update(poolName)
    .update(userId)
    .update(Buffer.from(secretBlock, 'base64'))
    .update(timestamp)
    .digest()
  const given = Buffer.from(signature, 'base64')
  return given.length === expected.length && timingSafeEqual(given, expected)
}
