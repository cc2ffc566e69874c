import type { LocationCode } from '#shared/locations/index'
import { Problem } from '#shared/platform/problem'
import { createItemUnavailableProblem } from '#shared/menu/availability'
import { getSellableStock } from '#shared/inventory/lots'
import { listOrderShortages } from '#shared/inventory/recipes'
import type { IngredientNeed, RecipeLine, StockRange } from '#shared/inventory/recipes'
import type { PortionsByCategory } from '#shared/menu/listing'
import { getItem, tableName } from '../platform/table/table'
import type { Item } from '../platform/table/table'
import type { WriteStep, Update } from '../platform/table/transaction'
import { inventoryKeys, TallyRecord } from './records'
import type { TalliedSale } from './records'
import { buildLevelNames, buildLevelValues, buildSufficientStock, compareLevels, getLevelAlias } from './stock-levels'
import type { IngredientAmounts } from './stock-levels'

const createNotReadyProblem = () =>
  new Problem('unavailable', 'We are just being updated. Please try again in a moment.', { retryAfterSeconds: 1 })

/** Parses a tally. @throws Problem `unavailable` before the table is seeded */
export function parseTally(item: Item | undefined): TallyRecord {
  if (!item) throw createNotReadyProblem()
  return TallyRecord.parse(item)
}

/** Returns a location's current stock levels. */
export const getTally = async (location: LocationCode): Promise<TallyRecord> =>
  parseTally(await getItem(inventoryKeys.tally(location)))

const versionNames = { '#at': 'updatedAt', '#version': 'version' } as const

/** Returns a transaction step that checks a location's levels. */
export const checkStockLevels = (
  location: LocationCode,
  levels: IngredientAmounts,
  is: Parameters<typeof compareLevels>[1],
): WriteStep => ({
  write: {
    ConditionCheck: {
      TableName: tableName(),
      Key: inventoryKeys.tally(location),
      ConditionExpression: compareLevels(levels, is),
      ExpressionAttributeNames: buildLevelNames(levels),
      ExpressionAttributeValues: buildLevelValues(levels),
    },
  },
})

/** Returns a transaction step that checks that levels are within ranges. */
export function checkStockRanges(location: LocationCode, ranges: readonly StockRange[]): WriteStep {
  const [lowerBounds, upperBounds] = [
    ranges.flatMap(({ ingredientId, atLeast }) => (atLeast > 0 ? [{ ingredientId, hundredths: atLeast }] : [])),
    ranges.flatMap(({ ingredientId, below }) => (below === null ? [] : [{ ingredientId, hundredths: below }])),
  ]
  return {
    write: {
      ConditionCheck: {
        TableName: tableName(),
        Key: inventoryKeys.tally(location),
        ConditionExpression: [
          'attribute_exists(pk)',
          ...(lowerBounds.length > 0 ? [compareLevels(lowerBounds, '>=')] : []),
          ...upperBounds.map(({ ingredientId: id }) => `#l.#${getLevelAlias(id)}<:b${getLevelAlias(id)}`),
        ].join(' AND '),
        ExpressionAttributeNames: buildLevelNames([...lowerBounds, ...upperBounds]),
        ExpressionAttributeValues: {
          ...buildLevelValues(lowerBounds),
          ...Object.fromEntries(
            upperBounds.map(({ ingredientId: id, hundredths }) => [`:b${getLevelAlias(id)}`, hundredths]),
          ),
        },
      },
    },
  }
}

type Order = { readonly location: LocationCode; readonly ticketNumber: number }

// Uses the ticket number: all users can read it, and the order's id would open its tracking page.
const buildSale = (order: Order, fields: Omit<TalliedSale, 'by'>): TalliedSale => ({
  ...fields,
  by: `Ticket ${order.ticketNumber}`,
})

type TallyChange = {
  readonly order: Order
  readonly sale: TalliedSale
  readonly ingredients: IngredientAmounts
  readonly sign: '+' | '-'
  readonly portions?: PortionsByCategory
}

/** Builds one atomic update of all levels and counts that an order changes. */
function buildTallyUpdate({ order, sale, ingredients, sign, portions = new Map() }: TallyChange): Update {
  const levels = ingredients.map(
    ({ ingredientId: id }) => `#l.#${getLevelAlias(id)}=#l.#${getLevelAlias(id)}${sign}:${getLevelAlias(id)}`,
  )
  const portionCounts = [...portions]
  return {
    TableName: tableName(),
    Key: inventoryKeys.tally(order.location),
    UpdateExpression: [
      'SET #sale=:sale,#at=:at,#version=#version+:once',
      ...levels,
      ...portionCounts.map((_, index) => `#p.#c${index}=if_not_exists(#p.#c${index},:none)+:c${index}`),
    ].join(','),
    ExpressionAttributeNames: {
      ...buildLevelNames(ingredients),
      '#sale': 'sale',
      '#at': 'updatedAt',
      '#version': 'version',
      ...(portionCounts.length > 0 && { '#p': 'portions' }),
      ...Object.fromEntries(portionCounts.map(([category], index) => [`#c${index}`, String(category)])),
    },
    ExpressionAttributeValues: {
      ...buildLevelValues(ingredients),
      ':sale': sale,
      ':at': sale.createdAt,
      ':once': 1,
      ...(portionCounts.length > 0 && { ':none': 0 }),
      ...Object.fromEntries(portionCounts.map(([, count], index) => [`:c${index}`, count])),
    },
  }
}

type IngredientReservation = {
  readonly order: Order
  readonly saleId: string
  readonly needs: readonly IngredientNeed[]
  readonly portions: PortionsByCategory
  /** Expired stock in hundredths by ingredient id. */
  readonly expired: ReadonlyMap<number, number>
  readonly at: string
}

/**
 * Returns the step that takes an order's ingredients off stock and counts its portions.
 * @throws Problem `item-unavailable` with the dishes whose ingredients are short
 */
export function reserveIngredients({ order, saleId, needs, portions, expired, at }: IngredientReservation): WriteStep {
  const sale = buildSale(order, { id: saleId, movementType: 'out', createdAt: at })
  const update = buildTallyUpdate({ order, sale, ingredients: needs, sign: '-', portions })
  const { condition, values } = buildSufficientStock(needs, expired)
  return {
    write: {
      Update: {
        ...update,
        ConditionExpression: condition || 'attribute_exists(pk)',
        ExpressionAttributeValues: { ...update.ExpressionAttributeValues, ...values },
        ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
      },
    },
    refused: (before) =>
      createItemUnavailableProblem(listOrderShortages(needs, getSellableStock(parseTally(before).levels, expired))),
  }
}

type IngredientRelease = {
  readonly order: Order
  readonly saleId: string
  readonly taken: IngredientAmounts
  readonly at: string
}

/** Returns the step that adds an order's ingredients back to stock. */
export function releaseIngredients({ order, saleId, taken, at }: IngredientRelease): WriteStep {
  const sale = buildSale(order, { id: saleId, movementType: 'in', createdAt: at, notes: 'The order was cancelled' })
  return {
    write: {
      Update: {
        ...buildTallyUpdate({ order, sale, ingredients: taken, sign: '+' }),
        ConditionExpression: 'attribute_exists(pk)',
      },
    },
    refused: createNotReadyProblem,
  }
}

type Level = { readonly ingredientId: number; readonly before: number; readonly after: number }

/** Returns the step that sets levels manually, on condition that they are unchanged. */
export function setStockLevels(location: LocationCode, levels: readonly Level[], at: string): WriteStep {
  const read = levels.map(({ ingredientId, before }) => ({ ingredientId, hundredths: before }))
  const sets = levels.map(({ ingredientId: id }) => `#l.#${getLevelAlias(id)}=:w${getLevelAlias(id)}`)
  return {
    write: {
      Update: {
        TableName: tableName(),
        Key: inventoryKeys.tally(location),
        UpdateExpression: ['SET #at=:at,#version=#version+:once', ...sets].join(','),
        ConditionExpression: compareLevels(read, '='),
        ExpressionAttributeNames: { ...buildLevelNames(read), ...versionNames },
        ExpressionAttributeValues: {
          ...buildLevelValues(read),
          ...Object.fromEntries(levels.map(({ ingredientId, after }) => [`:w${getLevelAlias(ingredientId)}`, after])),
          ':at': at,
          ':once': 1,
        },
      },
    },
  }
}

/** Gives a new ingredient its place in a tally, with nothing there where nothing is said. */
export const createStockLevel = (
  location: LocationCode,
  ingredientId: number,
  at: string,
  hundredths = 0,
): WriteStep => ({
  write: {
    Update: {
      TableName: tableName(),
      Key: inventoryKeys.tally(location),
      UpdateExpression: 'SET #l.#id=:level,#at=:at,#version=#version+:once,#minimums=#minimums+:once',
      ConditionExpression: 'attribute_exists(pk) AND attribute_not_exists(#l.#id)',
      ExpressionAttributeNames: {
        '#l': 'levels',
        '#id': String(ingredientId),
        ...versionNames,
        '#minimums': 'minimums',
      },
      ExpressionAttributeValues: { ':level': hundredths, ':at': at, ':once': 1 },
    },
  },
})

/**
 * Counts a changed minimum, on condition that the level is still below or above it as for the
 * alert.
 */
export const countMinimumChange = (
  location: LocationCode,
  minimum: RecipeLine,
  isLow: boolean,
  at: string,
): WriteStep => ({
  write: {
    Update: {
      TableName: tableName(),
      Key: inventoryKeys.tally(location),
      UpdateExpression: 'SET #at=:at,#version=#version+:once,#minimums=#minimums+:once',
      ConditionExpression: compareLevels([minimum], isLow ? '<=' : '>'),
      ExpressionAttributeNames: { ...buildLevelNames([minimum]), ...versionNames, '#minimums': 'minimums' },
      ExpressionAttributeValues: { ...buildLevelValues([minimum]), ':at': at, ':once': 1 },
    },
  },
})
