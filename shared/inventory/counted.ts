import { getLocation, type LocationCode } from '../locations/index'
import { getPolicy } from '../locations/policy'

/** A location's choice for an ingredient. Missing means the policy's. */
type CountedChoice = { readonly location: LocationCode; readonly isCounted?: boolean | undefined }

/**
 * Whether a location counts an ingredient: only then its dishes go off sale when it runs out
 * (docs/product/stock.md#counted-ingredients).
 */
export const isStockCounted = ({ location, isCounted }: CountedChoice): boolean =>
  isCounted ?? getPolicy(getLocation(location)).countsStock
