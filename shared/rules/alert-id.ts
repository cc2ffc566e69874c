import { findLocation } from '../locations'
import type { Location, LocationCode } from '../locations'

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
