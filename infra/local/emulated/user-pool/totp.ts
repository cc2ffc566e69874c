import { createHmac, randomBytes } from 'node:crypto'

const STEP_SECONDS = 30
const DIGITS = 6
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** Decodes base32 without padding (RFC 4648). */
export function decodeBase32(text: string): Buffer {
  const bits = [...text].map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}

/** Returns a new secret: 160 bits in base32, as authenticator apps read it. */
export const createTotpSecret = (): string =>
  Array.from(randomBytes(32), (byte) => alphabet.charAt(byte % alphabet.length)).join('')

/** Returns the number of the time step of a moment (RFC 6238). */
export const getTotpStep = (now: Date): number => Math.floor(now.getTime() / 1000 / STEP_SECONDS)

/** Calculates the code of a time step: HOTP of RFC 4226 with the step as counter. */
export function calculateTotp(secret: string, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const digest = createHmac('sha1', decodeBase32(secret)).update(counter).digest()
  const offset = (digest.at(-1) ?? 0) & 0xf
  return String((digest.readUInt32BE(offset) & 0x7fffffff) % 10 ** DIGITS).padStart(DIGITS, '0')
}

type Attempt = {
  readonly secret: string
  readonly code: string
  readonly now: Date
  /** The step of the last accepted code. Neither it nor earlier ones are accepted again. */
  readonly lastStep?: number | undefined
}

/**
 * Returns the step of a code within one step of the current time; `used` if this or a later code
 * was accepted before; undefined for a wrong code.
 */
export function verifyTotp({ secret, code, now, lastStep = -1 }: Attempt): number | 'used' | undefined {
  const current = getTotpStep(now)
  const step = [current, current - 1, current + 1].find((each) => calculateTotp(secret, each) === code)
  return step !== undefined && step <= lastStep ? 'used' : step
}

/** Returns the link that authenticator apps read, also as a QR code. */
export const formatTotpLink = (secret: string, email: string, issuer: string): string =>
  `otpauth://totp/${encodeURIComponent(issuer)}:${encodeURIComponent(email)}?secret=${secret}&issuer=${encodeURIComponent(issuer)}`
