import { findLocation, type Location, type LocationCode } from '../locations/index'
import { toPlainCharacters } from './text'

const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const LENGTH = 12
/** Four characters: one of a million, which identifies a request within a day of a location. */
const REFERENCE_LENGTH = 4

/**
 * Creates an unguessable order id: 60 random bits as Crockford base32, easy to read over the phone
 * (decision 0030).
 * @throws RangeError for less than 12 random bytes
 */
export function createOrderId(random: Uint8Array): string {
  if (random.length < LENGTH) throw new RangeError(`an order id needs ${LENGTH} random bytes`)
  return Array.from(random.subarray(0, LENGTH), (byte) => ALPHABET[byte % 32]).join('')
}

/**
 * Returns the letters and digits of a typed code in upper case, without what people, mails and
 * keyboards put around them: spaces, dashes, quotation marks, invisible characters.
 */
export const normalizeCode = (typed: string): string =>
  toPlainCharacters(typed)
    .toUpperCase()
    .replace(/[^A-Z\d]/g, '')

/** Normalizes a typed order id (`normalizeCode`), with 0 for O and 1 for I and L. */
export const normalizeOrderId = (typed: string): string => normalizeCode(typed).replace(/O/g, '0').replace(/[IL]/g, '1')

/** Whether a text is an order id as `createOrderId` creates it. */
export const isOrderId = (text: string): boolean =>
  text.length === LENGTH && Array.from(text).every((character) => ALPHABET.includes(character))

const FNV_OFFSET = 0x811c9dc5
const FNV_PRIME = 0x01000193

/**
 * Returns the reference of a request that a user can read out, such as `7F3K`: a hash (FNV-1a) of
 * the gateway's request id. Log lines and error messages show the same one.
 */
export function getRequestReference(requestId: string): string {
  const hash = Array.from(requestId).reduce(
    (sum, character) => Math.imul(sum ^ character.charCodeAt(0), FNV_PRIME) >>> 0,
    FNV_OFFSET,
  )
  return Array.from({ length: REFERENCE_LENGTH }, (_, index) => ALPHABET[(hash >>> (5 * index)) % 32]).join('')
}

type StockKey = { readonly location: LocationCode; readonly ingredientId: number }

/** Creates the id of a stock alert, from which its location and ingredient can be read. */
export const createAlertId = ({ location, ingredientId }: StockKey, createdAt: string): string =>
  `${location}-${ingredientId}-${Date.parse(createdAt).toString(36)}`

/** Returns the location and ingredient of an alert id; undefined for an invalid id. */
export function parseAlertId(alertId: string): { location: Location; ingredientId: number } | undefined {
  const [, code, ingredientId] = /^([A-Z]+)-(\d{1,9})-[\da-z]+$/.exec(alertId) ?? []
  const location = code === undefined ? undefined : findLocation(code)
  return location && { location, ingredientId: Number(ingredientId) }
}

/**
 * Creates the id of an activity log entry from its location, time and a random part. The ids of a
 * location sort by time.
 */
export const createActivityId = (location: LocationCode, at: Date, random: string): string =>
  `${location}-${at.toISOString().replaceAll(/[-:.]/g, '')}-${random}`

/** Returns the location of an activity log entry's id; undefined for an invalid id. */
export function findActivityLocation(id: string): Location | undefined {
  const [, code] = /^([A-Z]+)-\d{8}T\d{9}Z-\w+$/.exec(id) ?? []
  return code === undefined ? undefined : findLocation(code)
}
