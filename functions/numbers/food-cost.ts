import { movementKeys } from '../inventory/movements/records'
import { QueryCommand } from '@aws-sdk/lib-dynamodb'
import { getWorkDayEnd } from '#shared/hours/business-day'
import { addMovement, calculateFoodCost, withoutMovements, type MovementSums } from '#shared/inventory/ingredient-costs'
import { showsGroupData } from '#shared/locations/group-data'
import { getLocation, type LocationCode } from '#shared/locations/index'
import { addDays } from '#shared/platform/time'
import { getLocationWithHours } from '../locations/state/location-hours'
import { toListedMovements } from '../inventory/movements/movement-repository'
import { findClosingCosts } from '../inventory/closing-costs'
import { listStockedItems } from '../inventory/repository'
import { table, tableName, type Item } from '../platform/table/table'

type Span = { readonly after: string; readonly before: string }

/** Reads the movements of a span of time page by page, oldest first, until `isDone`. */
async function readMovements(
  location: LocationCode,
  { after, before }: Span,
  onMovement: (movement: ReturnType<typeof toListedMovements>[number]) => void,
  isDone: () => boolean = () => false,
): Promise<void> {
  let start: Item | undefined
  do {
    const { Items = [], LastEvaluatedKey } = await table.send(
      new QueryCommand({
        TableName: tableName(),
        KeyConditionExpression: 'pk = :pk AND sk BETWEEN :after AND :before',
        ExpressionAttributeValues: { ':pk': movementKeys.of(location), ':after': after, ':before': before },
        ConsistentRead: true,
        ...(start && { ExclusiveStartKey: start }),
      }),
    )
    Items.flatMap(toListedMovements).forEach(onMovement)
    start = LastEvaluatedKey
  } while (start && !isDone())
}

/** Later than every movement. */
const END = '9999'

/** Returns the sums of a period's movements by ingredient. */
async function sumMovements(location: LocationCode, { after, before }: Span): Promise<Map<number, MovementSums>> {
  const sums = new Map<number, MovementSums>()
  await readMovements(location, { after, before }, (movement) =>
    sums.set(movement.ingredientId, addMovement(sums.get(movement.ingredientId), movement)),
  )
  return sums
}

/** Returns the levels at a time of ingredients, as far as they have moved since. */
async function findLevelsBefore(location: LocationCode, at: string, wanted: ReadonlySet<number>) {
  const levels = new Map<number, number>()
  if (wanted.size === 0) return levels
  await readMovements(
    location,
    { after: at, before: END },
    ({ ingredientId, beforeHundredths }) => {
      if (wanted.has(ingredientId) && !levels.has(ingredientId)) levels.set(ingredientId, beforeHundredths)
    },
    () => levels.size === wanted.size,
  )
  return levels
}

/**
 * Returns the food cost of each ingredient from the first to the last business day, by the current
 * hours, largest differences first. A location that may not read the group's costs has none.
 */
export async function listFoodCosts(location: LocationCode, from: string, to: string) {
  if (!showsGroupData(location)) return []
  const place = await getLocationWithHours(getLocation(location))
  const endOf = (date: string) => new Date(getWorkDayEnd(place, date)).toISOString()
  const [after, before] = [endOf(addDays(from, -1)), endOf(to)]
  const [stocked, costs, sums] = await Promise.all([
    listStockedItems(location),
    findClosingCosts(location, from),
    sumMovements(location, { after, before }),
  ])
  const unmoved = new Set(stocked.map(({ item }) => item.id).filter((id) => !sums.has(id)))
  const levels = await findLevelsBefore(location, before, unmoved)
  return stocked
    .map(({ item, stock }) => {
      const ofItem = sums.get(item.id) ?? withoutMovements(levels.get(item.id) ?? stock.hundredths)
      const costBeforeCents = costs.get(item.id) ?? ofItem.costBeforeCents ?? item.costPerUnitCents
      const costAfterCents = ofItem.lastUnitCostCents ?? costBeforeCents
      return { item, cost: calculateFoodCost(ofItem, costBeforeCents), costBeforeCents, costAfterCents }
    })
    .sort(
      (one, other) =>
        Math.abs(other.cost.differenceCents) - Math.abs(one.cost.differenceCents) ||
        other.cost.actualCents - one.cost.actualCents ||
        one.item.id - other.item.id,
    )
}
