import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'
import { allergens } from '#shared/menu/contract'
import type { LocationCode } from '#shared/locations/index'
import { logChange } from '../../platform/change-log/change-log'
import { resolveAvailability } from '../availability/repository'
import { getTally } from '../../inventory/stock-tally'
import { LAST_SAMPLE_DISH_ID, menuKeys } from '../records'
import type { DishRecord } from '../records'
import { buildPutIfAbsent, runOptimisticWrite } from '../../platform/table/transaction'
import type { WriteStep } from '../../platform/table/transaction'
import { table, tableName } from '../../platform/table/table'
import type { DishFields } from './dish-facts'
import { requirePicture } from '../pictures/unused-pictures'
import { describeDishChange, presentEditableDish } from './present'
import { assertCodeFree, getMenuSnapshot, getNextDisplayOrder } from '../repository'

/**
 * Ids for so many new dishes, the first of them. An id is never given twice in the group; one may
 * stay unused.
 */
export async function allocateDishIds(count = 1): Promise<number> {
  const { Attributes } = await table.send(
    new UpdateCommand({
      TableName: tableName(),
      Key: menuKeys.dishCounter,
      UpdateExpression: 'SET lastId = if_not_exists(lastId, :first) + :count, #type = :type',
      ExpressionAttributeNames: { '#type': 'type' },
      ExpressionAttributeValues: { ':first': LAST_SAMPLE_DISH_ID, ':count': count, ':type': 'DishCounter' },
      ReturnValues: 'UPDATED_NEW',
    }),
  )
  return z.object({ lastId: z.int() }).parse(Attributes).lastId - count + 1
}

export type NewDishFields = Omit<
  DishFields,
  'displayOrder' | 'isArchived' | 'allergensDeclared' | 'allergensCovered'
> & {
  readonly displayOrder?: number | undefined
}

type Made = { readonly id: number; readonly displayOrder: number; readonly by: string; readonly now: Date }

/** A dish that was not there before, on offer. */
export function buildDish(facts: NewDishFields, { id, displayOrder, by, now }: Made): DishRecord {
  const at = now.toISOString()
  return {
    ...facts,
    type: 'Dish',
    id,
    displayOrder,
    allergensDeclared: facts.allergens && { by, at },
    allergensCovered: [...allergens],
    isAvailable: true,
    unavailableBecause: null,
    availabilityReason: null,
    version: 1,
    createdAt: at,
    updatedAt: at,
  }
}

/** No dish has this id. */
const NO_DISH = 0

type Addition = {
  readonly locations: readonly LocationCode[]
  readonly facts: NewDishFields
  readonly by: string
  readonly now: Date
  /** Given the dish at the first location. */
  readonly alongside: (dish: DishRecord) => readonly WriteStep[]
}

const readLocation = async (location: LocationCode) => {
  const [menu, { levels }] = await Promise.all([getMenuSnapshot(location), getTally(location)])
  return { location, menu, levels }
}

type Read = Awaited<ReturnType<typeof readLocation>>

function addedAt({ location, menu, levels }: Read, id: number, { facts, by, now }: Addition) {
  assertCodeFree(menu.dishes, { id, code: facts.code })
  const displayOrder = facts.displayOrder ?? getNextDisplayOrder(menu.dishes, facts.categoryId)
  const fresh = buildDish(facts, { id, displayOrder, by, now })
  const stock = resolveAvailability(location, fresh, levels)
  const dish: DishRecord = { ...fresh, ...stock.is }
  const { steps } = logChange({
    locations: [location],
    kind: 'dish',
    subjectId: String(id),
    title: describeDishChange(null, dish),
    before: null,
    after: presentEditableDish(dish, location),
    by,
    now,
  })
  const put: WriteStep = { write: { Put: buildPutIfAbsent({ ...menuKeys.dish(location, id), ...dish }) } }
  return { dish, steps: [put, menu.count, stock.check, ...steps] }
}

/** Puts a dish on the menus of some locations, under one id, all at once; throws `code-taken`. */
export async function addDish(addition: Addition): Promise<DishRecord> {
  let id: number | undefined
  return runOptimisticWrite(
    async () => {
      const read = await Promise.all(addition.locations.map(readLocation))
      for (const { menu } of read) assertCodeFree(menu.dishes, { id: NO_DISH, code: addition.facts.code })
      // What is refused takes no id.
      id ??= await allocateDishIds()
      return { read, id }
    },
    ({ read, id }) => {
      const added = read.map((one) => addedAt(one, id, addition))
      const [first] = added
      if (!first) throw new Error('A dish is added somewhere')
      const own = [...added.flatMap(({ steps }) => steps), ...requirePicture(null, addition.facts)]
      return { steps: [...own, ...addition.alongside(first.dish)], answer: first.dish }
    },
  )
}
