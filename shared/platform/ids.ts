import { findLocation } from '../locations/index'
import type { Location, LocationCode } from '../locations/index'

const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const LENGTH = 12

/**
 * An unguessable order id: 60 random bits as Crockford base32, readable over a phone (decision
 * 0030).
 */
export function createOrderId(random: Uint8Array): string {
  if (random.length < LENGTH) throw new RangeError(`an order id needs ${LENGTH} random bytes`)
  return Array.from(random.subarray(0, LENGTH), (byte) => ALPHABET[byte % 32]).join('')
}

/** An order id as a person may type it: any case, with dashes or spaces, O for 0, I or L for 1. */
export const normalizeOrderId = (typed: string): string =>
  typed.toUpperCase().replace(/[\s-]/g, '').replace(/O/g, '0').replace(/[IL]/g, '1')

type OfStock = { readonly location: LocationCode; readonly ingredientId: number }

/** The id of the alert that is raised for a stock at a time; it says of which. */
export const createAlertId = ({ location, ingredientId }: OfStock, createdAt: string): string =>
  `${location}-${ingredientId}-${Date.parse(createdAt).toString(36)}`

/** Which stock an alert is of; undefined where the id is none. */
export function parseAlertId(alertId: string): { location: Location; ingredientId: number } | undefined {
  const [, code, ingredientId] = /^([A-Z]+)-(\d{1,9})-[\da-z]+$/.exec(alertId) ?? []
  const location = code === undefined ? undefined : findLocation(code)
  return location && { location, ingredientId: Number(ingredientId) }
}

/**
 * The id of a change: its location, its moment, so that ids of a location stand in the order of
 * time, and chance.
 */
export const createActivityId = (location: LocationCode, at: Date, chance: string): string =>
  `${location}-${at.toISOString().replaceAll(/[-:.]/g, '')}-${chance}`

/** The location in whose log a change stands; undefined where the text is no such id. */
export function findActivityLocation(id: string): Location | undefined {
  const [, code] = /^([A-Z]+)-\d{8}T\d{9}Z-\w+$/.exec(id) ?? []
  return code === undefined ? undefined : findLocation(code)
}
