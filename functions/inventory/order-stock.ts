import type { PlaceAtSite } from '#shared/locations/site-kind'
import { createItemUnavailableProblem } from '#shared/menu/availability'
import { getSellableStock, type WithheldStock } from '#shared/inventory/lots'
import { listOrderShortages, listShortNeeds, type IngredientNeed } from '#shared/menu/recipes'
import type { PortionsByCategory } from '#shared/menu/listing'
import { addLogFields } from '../platform/log'
import { tableName } from '../platform/table/table'
import type { WriteStep, Update } from '../platform/table/transaction'
import { inventoryKeys, type TalliedSale } from './records'
import {
  buildLevelNames,
  buildLevelValues,
  buildSufficientStock,
  getLevelAlias,
  type IngredientAmounts,
} from './stock-levels'
import { createNotReadyProblem, getPortionsPath, parseTally } from './stock-tally'

type Order = PlaceAtSite & { readonly ticketNumber: number }

// Uses the ticket number: all users can read it, and the order's id would open its tracking page.
const buildSale = ({ ticketNumber }: Order, fields: Omit<TalliedSale, 'cause'>): TalliedSale => ({
  ...fields,
  cause: { kind: 'order', ticketNumber },
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
  const counts = [...portions].map(([category, count], index) => ({
    ...getPortionsPath(order, category, index),
    value: { [`:c${index}`]: count },
  }))
  return {
    TableName: tableName(),
    Key: inventoryKeys.tally(order.location),
    UpdateExpression: [
      'SET #sale=:sale,#at=:at,#version=#version+:once',
      ...levels,
      ...counts.map(({ path }, index) => `${path}=if_not_exists(${path},:none)+:c${index}`),
    ].join(','),
    ExpressionAttributeNames: {
      ...buildLevelNames(ingredients),
      '#sale': 'sale',
      '#at': 'updatedAt',
      '#version': 'version',
      ...Object.fromEntries(counts.flatMap(({ names }) => Object.entries(names))),
    },
    ExpressionAttributeValues: {
      ...buildLevelValues(ingredients),
      ':sale': sale,
      ':at': sale.createdAt,
      ':once': 1,
      ...(counts.length > 0 && { ':none': 0 }),
      ...Object.fromEntries(counts.flatMap(({ value }) => Object.entries(value))),
    },
  }
}

type IngredientReservation = {
  readonly order: Order
  readonly saleId: string
  readonly needs: readonly IngredientNeed[]
  /**
   * For a changed order, what it takes in addition to its earlier lines, in hundredths; negative
   * for what it releases. Then `portions` are differences, too.
   */
  readonly changes?: IngredientAmounts
  /** Why an earlier order takes stock again. */
  readonly notes?: string | undefined
  readonly portions: PortionsByCategory
  readonly withheld: WithheldStock
  readonly at: string
}

/** Returns the needs that must be in stock: all of a new order, the additional ones of a change. */
const listAdditionalNeeds = ({ needs, changes }: IngredientReservation): readonly IngredientNeed[] =>
  changes
    ? needs.flatMap((need) => {
        const { hundredths = 0 } = changes.find(({ ingredientId }) => ingredientId === need.ingredientId) ?? {}
        return hundredths > 0 ? [{ ...need, hundredths }] : []
      })
    : needs

/**
 * Returns the step that takes an order's ingredients off stock and counts its portions.
 * @throws Problem `item-unavailable` with the dishes whose ingredients are short
 */
export function reserveIngredients(reservation: IngredientReservation): WriteStep {
  const { order, saleId, needs, changes, notes, portions, withheld, at } = reservation
  const sale = buildSale(order, { id: saleId, movementType: 'out', createdAt: at, ...(notes && { notes }) })
  const update = buildTallyUpdate({ order, sale, ingredients: changes ?? needs, sign: '-', portions })
  const additional = listAdditionalNeeds(reservation)
  const { condition, values } = buildSufficientStock(additional, withheld)
  return {
    write: {
      Update: {
        ...update,
        ConditionExpression: condition || 'attribute_exists(pk)',
        ExpressionAttributeValues: { ...update.ExpressionAttributeValues, ...values },
        ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
      },
    },
    onConflict: (before) => {
      const stock = getSellableStock(parseTally(before).levels, withheld)
      const short = listShortNeeds(additional, stock)
      addLogFields({ ingredientIds: short.map(({ ingredientId }) => ingredientId) })
      return createItemUnavailableProblem(listOrderShortages(additional, stock))
    },
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
  const sale = buildSale(order, { id: saleId, movementType: 'in', createdAt: at, notes: 'The order was canceled' })
  return {
    write: {
      Update: {
        ...buildTallyUpdate({ order, sale, ingredients: taken, sign: '+' }),
        ConditionExpression: 'attribute_exists(pk)',
      },
    },
    onConflict: createNotReadyProblem,
  }
}
