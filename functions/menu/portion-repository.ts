import { Problem } from '#shared/platform/problem'
import type { LocationCode } from '#shared/locations/index'
import { createItemUnavailableProblem } from '#shared/menu/availability'
import { getItem, tableName, type Item } from '../platform/table/table'
import type { WriteStep } from '../platform/table/transaction'
import { LocationStateRecord, stateKey } from '../locations/state/records'

/** Returns the portions left by dish id, or undefined before the location's first count. */
export async function findPortionCounts(location: LocationCode): Promise<ReadonlyMap<number, number> | undefined> {
  const item = await getItem(stateKey(location))
  return item && LocationStateRecord.parse(item).portions
}

/** Portions left of a dish. Null ends the count. */
type PortionCount = { readonly dishId: number; readonly left: number | null }

/** Returns the step that sets or ends the count of a dish. `before` are the counts as read. */
export function buildPortionCountUpdate(
  location: LocationCode,
  { dishId, left }: PortionCount,
  before: ReadonlyMap<number, number> | undefined,
): WriteStep {
  const keyed = { TableName: tableName(), Key: stateKey(location) }
  const dish = {
    ExpressionAttributeNames: { '#dish': String(dishId) },
    ConditionExpression: 'attribute_exists(portions)',
  }
  if (before === undefined) {
    const first = {
      UpdateExpression: 'SET portions = :counts',
      ConditionExpression: 'attribute_exists(pk) AND attribute_not_exists(portions)',
      ExpressionAttributeValues: { ':counts': left === null ? {} : { [dishId]: left } },
    }
    return { write: { Update: { ...keyed, ...first } } }
  }
  if (left === null) return { write: { Update: { ...keyed, ...dish, UpdateExpression: 'REMOVE portions.#dish' } } }
  const counted = { UpdateExpression: 'SET portions.#dish = :left', ExpressionAttributeValues: { ':left': left } }
  return { write: { Update: { ...keyed, ...dish, ...counted } } }
}

type PortionDemand = { readonly menuItemId: number; readonly quantity: number }

/** Builds the update that takes portions off the counts; negative quantities are added. */
const buildCountChange = (location: LocationCode, portions: readonly PortionDemand[]) => ({
  TableName: tableName(),
  Key: stateKey(location),
  UpdateExpression: `SET ${portions.map((_, at) => `portions.#d${at} = portions.#d${at} - :d${at}`).join(', ')}`,
  ExpressionAttributeNames: Object.fromEntries(portions.map(({ menuItemId }, at) => [`#d${at}`, String(menuItemId)])),
  ExpressionAttributeValues: Object.fromEntries(portions.map(({ quantity }, at) => [`:d${at}`, quantity])),
})

/**
 * The kitchen stopped counting a dish during the placement of an order. The caller validates the
 * order again.
 */
export class CountEnded extends Problem {
  constructor() {
    super('unavailable', 'The kitchen just changed the menu. Please try again.', { retryAfterSeconds: 1 })
  }
}

/** Returns why an order was refused: too few portions left, or `CountEnded`. */
function createShortageProblem(
  portions: readonly (PortionDemand & { readonly name: string })[],
  before: Item | undefined,
): Problem {
  const counts = before && LocationStateRecord.parse(before).portions
  const short = portions.flatMap(({ menuItemId, name, quantity }) => {
    const left = counts?.get(menuItemId)
    return left !== undefined && left < quantity ? [{ menuItemId, name, left }] : []
  })
  return short.length > 0 ? createItemUnavailableProblem(short) : new CountEnded()
}

/**
 * Returns the step that takes an order's portions off the counts. A negative quantity adds portions
 * back, of which any number may be left.
 * @throws Problem `item-unavailable` with the dishes that have too few portions left, or
 * `CountEnded`
 */
export const reservePortions = (
  location: LocationCode,
  portions: readonly (PortionDemand & { readonly name: string })[],
): WriteStep => ({
  write: {
    Update: {
      ...buildCountChange(location, portions),
      ConditionExpression: portions.map((_, at) => `portions.#d${at} >= :d${at}`).join(' AND '),
      ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
    },
  },
  onConflict: (before) => createShortageProblem(portions, before),
})

/** Returns the steps that add an order's portions back, for dishes that are still counted. */
export function releasePortions(
  location: LocationCode,
  portions: readonly PortionDemand[],
  counts: ReadonlyMap<number, number> | undefined,
): readonly WriteStep[] {
  const counted = portions.filter(({ menuItemId }) => counts?.has(menuItemId))
  if (counted.length === 0) return []
  const ConditionExpression = counted.map((_, at) => `attribute_exists(portions.#d${at})`).join(' AND ')
  const released = counted.map((portion) => ({ ...portion, quantity: -portion.quantity }))
  return [{ write: { Update: { ...buildCountChange(location, released), ConditionExpression } } }]
}
