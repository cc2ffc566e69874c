import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'
import { allergens, type Station } from '#shared/menu/contract'
import { getUsualStation } from '#shared/menu/usual-station'
import { getLocation, type LocationCode } from '#shared/locations/index'
import { getPolicy } from '#shared/locations/policy'
import { logChange } from '../../platform/change-log/change-log'
import { readStock, resolveAvailability } from '../availability/repository'
import { withTesterValues } from '../checklist/tester-values'
import { LAST_SAMPLE_DISH_ID, menuKeys, type DishRecord } from '../records'
import { buildPutIfAbsent, runOptimisticWrite, type WriteStep } from '../../platform/table/transaction'
import { table, tableName } from '../../platform/table/table'
import type { Declaration, DishFields } from './dish-facts'
import { checkDayparts } from '../dayparts/known-dayparts'
import { requirePicture } from '../pictures/unused-pictures'
import { assertMenuHasRoom } from '../menu-limits'
import { describeDishChange, presentEditableDish } from './present'
import {
  assertCategoryShown,
  assertCodeFree,
  assertNamesFree,
  getMenuSnapshot,
  getNextDisplayOrder,
} from '../repository'

/**
 * Reserves `count` consecutive ids for new dishes and returns the first. Ids are unique across all
 * locations. Some may stay unused.
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

type NewDishFields = Omit<
  DishFields,
  'displayOrder' | 'station' | 'isArchived' | 'allergensDeclared' | 'allergensCovered'
> & {
  readonly displayOrder?: number | undefined
  readonly station?: Station | undefined
}

type NewDishContext = Declaration & {
  readonly id: number
  readonly displayOrder: number
  /** The other dishes of the menu, which tell the station of a dish without one. */
  readonly dishes: readonly DishRecord[]
}

/** Builds the record of a new, available dish. */
export function buildDish(
  fields: NewDishFields,
  { id, displayOrder, dishes, by, signIn, now }: NewDishContext,
): DishRecord {
  const at = now.toISOString()
  return {
    ...fields,
    station: fields.station ?? getUsualStation(dishes, fields.categoryId),
    type: 'Dish',
    id,
    displayOrder,
    allergensDeclared: fields.allergens && { by, at, signIn },
    allergensCovered: [...allergens],
    factsFrom: { allergens: signIn, nutrition: signIn },
    isAvailable: true,
    unavailableBecause: null,
    availabilityReason: null,
    version: 1,
    createdAt: at,
    updatedAt: at,
  }
}

/** An id that no dish has. */
const NO_DISH = 0

type NewDishRequest = {
  readonly locations: readonly LocationCode[]
  readonly fields: NewDishFields
  readonly by: string
  readonly now: Date
  /** Further steps of the transaction; receives the dish at the first location. */
  readonly extraSteps: (dish: DishRecord) => readonly WriteStep[]
}

const readLocation = async (location: LocationCode, fields: NewDishFields) => {
  // First, because a dish of an unknown daypart needs no menu.
  const known = await checkDayparts(location, fields)
  const [menu, stock] = await Promise.all([getMenuSnapshot(location), readStock(location)])
  return { location, menu, stock, known }
}

type LocationMenu = Awaited<ReturnType<typeof readLocation>>

function planAtLocation(
  { location, menu, stock: { levels, withheld }, known }: LocationMenu,
  id: number,
  { fields, by, now }: NewDishRequest,
) {
  assertCodeFree(menu.dishes, { id, code: fields.code })
  assertNamesFree(menu.dishes, { ...fields, id })
  const displayOrder = fields.displayOrder ?? getNextDisplayOrder(menu.dishes, fields.categoryId)
  const { signIn } = getPolicy(getLocation(location))
  const newDish = buildDish(fields, { id, displayOrder, dishes: menu.dishes, by, signIn, now })
  const stock = resolveAvailability(location, newDish, levels, withheld)
  const dish: DishRecord = { ...newDish, ...stock.is }
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
  const stored = withTesterValues(undefined, dish, { location, by })
  const put: WriteStep = { write: { Put: buildPutIfAbsent({ ...menuKeys.dish(location, id), ...stored }) } }
  return { dish, steps: [put, menu.count, ...known, stock.check, ...steps] }
}

/**
 * Adds a dish to the menus of several locations, under one id.
 * @throws Problem `code-taken`, `name-taken`, or `invalid-input` for a full menu
 */
export async function addDish(request: NewDishRequest): Promise<DishRecord> {
  let id: number | undefined
  return runOptimisticWrite(
    async () => {
      const menus = await Promise.all(request.locations.map((location) => readLocation(location, request.fields)))
      await assertCategoryShown(request.fields)
      for (const { location, menu } of menus) {
        const { signIn } = getPolicy(getLocation(location))
        const after = buildDish(request.fields, {
          ...request,
          signIn,
          id: NO_DISH,
          displayOrder: 0,
          dishes: menu.dishes,
        })
        assertMenuHasRoom({ location, dishes: menu.dishes, changes: [{ after }], path: 'optionGroups' })
        assertCodeFree(menu.dishes, { id: NO_DISH, code: request.fields.code })
        assertNamesFree(menu.dishes, { ...request.fields, id: NO_DISH })
      }
      // Allocated after the checks, so that rejected requests use no id.
      id ??= await allocateDishIds()
      return { menus, id }
    },
    ({ menus, id }) => {
      const added = menus.map((menu) => planAtLocation(menu, id, request))
      const [first] = added
      if (!first) throw new Error('A new dish needs at least one location')
      const menuSteps = [...added.flatMap(({ steps }) => steps), ...requirePicture(null, request.fields)]
      return { steps: [...menuSteps, ...request.extraSteps(first.dish)], answer: first.dish }
    },
  )
}
