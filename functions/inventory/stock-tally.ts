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
import { buildSufficientStock, getLevelAlias } from './stock-levels'
import type { IngredientAmounts } from './stock-levels'

const notReady = () =>
  new Problem('unavailable', 'We are just being updated. Please try again in a moment.', { retryAfterSeconds: 1 })

/** Returns the tally in an item; throws `unavailable` where the table is not seeded yet. */
export function parseTally(item: Item | undefined): TallyRecord {
  if (!item) throw notReady()
  return TallyRecord.parse(item)
}

/** What a location's orders have left. */
export const getTally = async (location: LocationCode): Promise<TallyRecord> =>
  parseTally(await getItem(inventoryKeys.tally(location)))

const counted = { '#at': 'updatedAt', '#version': 'version' } as const

const namesOf = (levels: IngredientAmounts) => ({
  // The table refuses a name that nothing uses.
  ...(levels.length > 0 && { '#l': 'levels' }),
  ...Object.fromEntries(levels.map(({ ingredientId }) => [`#${getLevelAlias(ingredientId)}`, String(ingredientId)])),
})
const valuesOf = (levels: IngredientAmounts) =>
  Object.fromEntries(levels.map(({ ingredientId, hundredths }) => [`:${getLevelAlias(ingredientId)}`, hundredths]))

/** Conditions on levels: each is so much, or at least, or less. */
const levelsAre = (levels: IngredientAmounts, is: '=' | '>=' | '<' | '<=' | '>') =>
  levels.map(({ ingredientId: id }) => `#l.#${getLevelAlias(id)} ${is} :${getLevelAlias(id)}`).join(' AND ')

/** A check, beside other writes, of what a location has. */
export const checkStockLevels = (
  location: LocationCode,
  levels: IngredientAmounts,
  is: Parameters<typeof levelsAre>[1],
): WriteStep => ({
  write: {
    ConditionCheck: {
      TableName: tableName(),
      Key: inventoryKeys.tally(location),
      ConditionExpression: levelsAre(levels, is),
      ExpressionAttributeNames: namesOf(levels),
      ExpressionAttributeValues: valuesOf(levels),
    },
  },
})

/** A check, beside other writes, that levels are still within the spans in which what was decided by them holds. */
export function checkStockRanges(location: LocationCode, spans: readonly StockRange[]): WriteStep {
  const [least, less] = [
    spans.flatMap(({ ingredientId, atLeast }) => (atLeast > 0 ? [{ ingredientId, hundredths: atLeast }] : [])),
    spans.flatMap(({ ingredientId, below: most }) => (most === null ? [] : [{ ingredientId, hundredths: most }])),
  ]
  return {
    write: {
      ConditionCheck: {
        TableName: tableName(),
        Key: inventoryKeys.tally(location),
        ConditionExpression: [
          'attribute_exists(pk)',
          ...(least.length > 0 ? [levelsAre(least, '>=')] : []),
          ...less.map(({ ingredientId: id }) => `#l.#${getLevelAlias(id)}<:b${getLevelAlias(id)}`),
        ].join(' AND '),
        ExpressionAttributeNames: namesOf([...least, ...less]),
        ExpressionAttributeValues: {
          ...valuesOf(least),
          ...Object.fromEntries(less.map(({ ingredientId: id, hundredths }) => [`:b${getLevelAlias(id)}`, hundredths])),
        },
      },
    },
  }
}

type Order = { readonly location: LocationCode; readonly ticketNumber: number }

// Everybody signed in may read it, and an order's id opens its tracking page: hence the ticket.
const saleOf = (order: Order, facts: Omit<TalliedSale, 'by'>): TalliedSale => ({
  ...facts,
  by: `Ticket ${order.ticketNumber}`,
})

type Change = {
  readonly order: Order
  readonly sale: TalliedSale
  readonly ingredients: IngredientAmounts
  readonly sign: '+' | '-'
  readonly portions?: PortionsByCategory
}

/** One update for all that an order changes, exact whatever others change meanwhile. */
function changeBy({ order, sale, ingredients, sign, portions = new Map() }: Change): Update {
  const levels = ingredients.map(
    ({ ingredientId: id }) => `#l.#${getLevelAlias(id)}=#l.#${getLevelAlias(id)}${sign}:${getLevelAlias(id)}`,
  )
  const counts = [...portions]
  return {
    TableName: tableName(),
    Key: inventoryKeys.tally(order.location),
    UpdateExpression: [
      'SET #sale=:sale,#at=:at,#version=#version+:once',
      ...levels,
      ...counts.map((_, index) => `#p.#c${index}=if_not_exists(#p.#c${index},:none)+:c${index}`),
    ].join(','),
    ExpressionAttributeNames: {
      ...namesOf(ingredients),
      '#sale': 'sale',
      '#at': 'updatedAt',
      '#version': 'version',
      ...(counts.length > 0 && { '#p': 'portions' }),
      ...Object.fromEntries(counts.map(([category], index) => [`#c${index}`, String(category)])),
    },
    ExpressionAttributeValues: {
      ...valuesOf(ingredients),
      ':sale': sale,
      ':at': sale.createdAt,
      ':once': 1,
      ...(counts.length > 0 && { ':none': 0 }),
      ...Object.fromEntries(counts.map(([, count], index) => [`:c${index}`, count])),
    },
  }
}

type Taking = {
  readonly order: Order
  readonly saleId: string
  readonly needs: readonly IngredientNeed[]
  readonly portions: PortionsByCategory
  /** What of each ingredient has expired. */
  readonly expired: ReadonlyMap<number, number>
  readonly at: string
}

/** Takes what an order needs off stock and counts its portions, all on condition that it is there; refused it names the dishes. */
export function reserveIngredients({ order, saleId, needs, portions, expired, at }: Taking): WriteStep {
  const sale = saleOf(order, { id: saleId, movementType: 'out', createdAt: at })
  const taken = changeBy({ order, sale, ingredients: needs, sign: '-', portions })
  const { condition, values } = buildSufficientStock(needs, expired)
  return {
    write: {
      Update: {
        ...taken,
        ConditionExpression: condition || 'attribute_exists(pk)',
        ExpressionAttributeValues: { ...taken.ExpressionAttributeValues, ...values },
        ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
      },
    },
    refused: (before) =>
      createItemUnavailableProblem(listOrderShortages(needs, getSellableStock(parseTally(before).levels, expired))),
  }
}

type Returning = {
  readonly order: Order
  readonly saleId: string
  readonly taken: IngredientAmounts
  readonly at: string
}

/** Puts what an order took back onto stock. */
export function releaseIngredients({ order, saleId, taken, at }: Returning): WriteStep {
  const sale = saleOf(order, { id: saleId, movementType: 'in', createdAt: at, notes: 'The order was cancelled' })
  return {
    write: {
      Update: {
        ...changeBy({ order, sale, ingredients: taken, sign: '+' }),
        ConditionExpression: 'attribute_exists(pk)',
      },
    },
    refused: notReady,
  }
}

type Level = { readonly ingredientId: number; readonly before: number; readonly after: number }

/** Sets levels by hand, while they are what was read. */
export function setStockLevels(location: LocationCode, levels: readonly Level[], at: string): WriteStep {
  const read = levels.map(({ ingredientId, before }) => ({ ingredientId, hundredths: before }))
  const sets = levels.map(({ ingredientId: id }) => `#l.#${getLevelAlias(id)}=:w${getLevelAlias(id)}`)
  return {
    write: {
      Update: {
        TableName: tableName(),
        Key: inventoryKeys.tally(location),
        UpdateExpression: ['SET #at=:at,#version=#version+:once', ...sets].join(','),
        ConditionExpression: levelsAre(read, '='),
        ExpressionAttributeNames: { ...namesOf(read), ...counted },
        ExpressionAttributeValues: {
          ...valuesOf(read),
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
        ...counted,
        '#minimums': 'minimums',
      },
      ExpressionAttributeValues: { ':level': hundredths, ':at': at, ':once': 1 },
    },
  },
})

/** Counts the change of a minimum, while the level is on the side of it that its alert was decided by. */
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
      ConditionExpression: levelsAre([minimum], isLow ? '<=' : '>'),
      ExpressionAttributeNames: { ...namesOf([minimum]), ...counted, '#minimums': 'minimums' },
      ExpressionAttributeValues: { ...valuesOf([minimum]), ':at': at, ':once': 1 },
    },
  },
})
