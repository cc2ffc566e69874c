import type { LocationCode } from '#shared/locations/index'
import { Problem } from '#shared/problem'
import { DishRecord, buildMenuVersionUpdate, LocationStateRecord, menuKeys } from '../menu/records'
import { ifUnchanged } from '../runtime/conditions'
import { getItem, queryAll, tableName } from '../runtime/table'
import type { WriteStep } from '../runtime/transact'

/**
 * A location's dishes with those off the menu, and the count of a change that holds only while
 * nothing of it changed.
 */
export type MenuSnapshot = {
  readonly dishes: readonly DishRecord[]
  readonly count: WriteStep
  /** The same without a change. */
  readonly isSame: WriteStep
}

/** Reads a whole menu for a decision that depends on all of it, such as who has a code. */
export async function getMenuSnapshot(location: LocationCode): Promise<MenuSnapshot> {
  // Read before the dishes: what changes while they are read is a change since.
  const changes = await getItem(menuKeys.changes(location))
  const items = await queryAll({
    KeyConditionExpression: 'pk = :menu AND begins_with(sk, :dishes)',
    ExpressionAttributeValues: { ':menu': menuKeys.location(location), ':dishes': 'ITEM#' },
    ConsistentRead: true,
  })
  const seen = { changeId: (changes && LocationStateRecord.parse(changes).changeId) || undefined }
  const TableName = tableName()
  return {
    dishes: items.map((item) => DishRecord.parse(item)),
    count: { write: { Update: ifUnchanged({ TableName, ...buildMenuVersionUpdate(location) }, seen) } },
    isSame: { write: { ConditionCheck: ifUnchanged({ TableName, Key: menuKeys.changes(location) }, seen) } },
  }
}

const sameCode = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()

/**
 * Refuses a code that another dish on the menu has; throws `code-taken`. A dish off the menu holds
 * its code no longer.
 */
export function assertCodeFree(dishes: readonly DishRecord[], { id, code }: Pick<DishRecord, 'id' | 'code'>): void {
  const other = dishes.find((dish) => dish.id !== id && !dish.isArchived && sameCode(dish.code, code))
  if (other) {
    throw new Problem('code-taken', `${other.name} has the code ${other.code} already.`, {
      members: { menuItemId: other.id },
    })
  }
}

/** Where a new dish of a category comes on the menu: after the others. */
export const getNextDisplayOrder = (dishes: readonly DishRecord[], categoryId: number): number =>
  Math.max(0, ...dishes.filter((dish) => dish.categoryId === categoryId).map(({ displayOrder }) => displayOrder)) + 1
