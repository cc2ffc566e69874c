import { randomBytes } from 'node:crypto'
import * as z from 'zod/mini'
import type { LocationCode } from '#shared/locations/index'
import { shortage } from '#shared/rules/shortage'
import { shortDishes } from '#shared/rules/stock-recipes'
import type { IngredientNeed, RecipeLine } from '#shared/rules/stock-recipes'
import { tableName } from '../runtime/table'
import type { Step } from '../runtime/transact'
import { inventoryKeys } from './records'
import type { OrderChange } from './records'

type Order = {
  readonly id: string
  readonly location: LocationCode
  readonly ticketNumber: number
}

const Level = z.object({ hundredths: z._default(z.int(), 0) })

export const newMovementId = () => randomBytes(12).toString('base64url')

// The order's id opens its tracking page, so what everybody signed in may read names the ticket instead.
const change = (order: Order, at: string, facts: Pick<OrderChange, 'movementType' | 'notes'>): OrderChange => ({
  ...facts,
  id: newMovementId(),
  reason: 'sale',
  by: `Ticket ${order.ticketNumber}`,
  createdAt: at,
  orderId: order.id,
})

const update = (
  location: LocationCode,
  { ingredientId, hundredths }: RecipeLine,
  orderChange: OrderChange,
): NonNullable<Step['write']['Update']> => ({
  TableName: tableName(),
  Key: inventoryKeys.stock(location, ingredientId),
  UpdateExpression:
    'SET orderChange = :change, updatedAt = :at ADD hundredths :hundredths, version :one, usedHundredths :used',
  ExpressionAttributeValues: {
    ':hundredths': hundredths,
    ':used': -hundredths,
    ':change': orderChange,
    ':at': orderChange.createdAt,
    ':one': 1,
  },
})

/** Takes what an order needs off stock, each ingredient on condition that it is there; refused it names the dishes. */
export const takeIngredients = (order: Order, needs: readonly IngredientNeed[], at: string): Step[] =>
  needs.map(({ ingredientId, hundredths, dishes }) => {
    const taken = update(
      order.location,
      { ingredientId, hundredths: -hundredths },
      change(order, at, { movementType: 'out' }),
    )
    return {
      write: {
        Update: {
          ...taken,
          ConditionExpression: 'hundredths >= :need',
          ExpressionAttributeValues: { ...taken.ExpressionAttributeValues, ':need': hundredths },
          ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
        },
      },
      refused: (before) => shortage(shortDishes(dishes, Level.parse(before ?? {}).hundredths)),
    }
  })

/** Puts what an order took back onto stock. */
export const returnIngredients = (order: Order, taken: readonly RecipeLine[], at: string): Step[] =>
  taken.map((line) => ({
    write: {
      Update: {
        ...update(order.location, line, change(order, at, { movementType: 'in', notes: 'The order was cancelled' })),
        ConditionExpression: 'attribute_exists(pk)',
      },
    },
  }))
