import type { LocationCode } from '#shared/locations/index'
import { getSiteKind, type PlaceAtSite } from '#shared/locations/site-kind'
import { Problem } from '#shared/platform/problem'
import type { StockRange } from '#shared/menu/recipes'
import type { RecipeLine } from '#shared/inventory/stock'
import { figuresOf } from '../platform/table/parse-items'
import { getItem, tableName, type Item } from '../platform/table/table'
import type { WriteStep } from '../platform/table/transaction'
import { inventoryKeys, TallyRecord } from './records'
import { buildLevelNames, buildLevelValues, compareLevels, getLevelAlias, type IngredientAmounts } from './stock-levels'

/** Builds the problem of a request before the table is seeded. */
export const createNotReadyProblem = () =>
  new Problem('unavailable', 'The site is being updated. Please try again in a moment.', { retryAfterSeconds: 1 })

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
        // DynamoDB rejects empty maps.
        ...(lowerBounds.length + upperBounds.length > 0 && {
          ExpressionAttributeNames: buildLevelNames([...lowerBounds, ...upperBounds]),
          ExpressionAttributeValues: {
            ...buildLevelValues(lowerBounds),
            ...Object.fromEntries(
              upperBounds.map(({ ingredientId: id, hundredths }) => [`:b${getLevelAlias(id)}`, hundredths]),
            ),
          },
        }),
      },
    },
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

/** Prefix of the attributes with the test site's ordered portions, before the category's id. */
const TEST_PORTIONS = 'testPortions-'

/** Returns the path of a category's ordered portions in a tally, with aliases of its names. */
export const getPortionsPath = ({ location, site }: PlaceAtSite, category: number, index: number) =>
  (site ?? getSiteKind(location)) === 'test'
    ? { path: `#c${index}`, names: { [`#c${index}`]: `${TEST_PORTIONS}${category}` } }
    : { path: `#p.#c${index}`, names: { '#p': 'portions', [`#c${index}`]: String(category) } }

/** Returns the portions ever ordered at a test site, by category id, from its tally's item. */
export const parseTestPortions = (item: Item): ReadonlyMap<number, number> =>
  figuresOf('Tally.testPortions').parse(
    Object.fromEntries(
      Object.entries(item).flatMap(([name, portions]) =>
        name.startsWith(TEST_PORTIONS) ? [[name.slice(TEST_PORTIONS.length), portions]] : [],
      ),
    ),
  )
