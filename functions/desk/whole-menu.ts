import type { LocationCode } from '#shared/locations/index'
import { Problem } from '#shared/problem'
import { DishRecord, menuChange, MenuChanges, menuKeys } from '../menu/records'
import { ifUnchanged } from '../runtime/conditions'
import { getItem, queryAll, tableName } from '../runtime/table'
import type { Step } from '../runtime/transact'

/**
 * A location's dishes with those off the menu, and the count of a change that holds only while
 * nothing of it changed.
 */
export type WholeMenu = {
  readonly dishes: readonly DishRecord[]
  readonly count: Step
  /** The same without a change. */
  readonly isSame: Step
}

/** Reads a whole menu for a decision that depends on all of it, such as who has a code. */
export async function wholeMenuAt(location: LocationCode): Promise<WholeMenu> {
  // Read before the dishes: what changes while they are read is a change since.
  const changes = await getItem(menuKeys.changes(location))
  const items = await queryAll({
    KeyConditionExpression: 'pk = :menu AND begins_with(sk, :dishes)',
    ExpressionAttributeValues: { ':menu': menuKeys.location(location), ':dishes': 'ITEM#' },
    ConsistentRead: true,
  })
  const seen = { changeId: (changes && MenuChanges.parse(changes).changeId) || undefined }
  const TableName = tableName()
  return {
    dishes: items.map((item) => DishRecord.parse(item)),
    count: { write: { Update: ifUnchanged({ TableName, ...menuChange(location) }, seen) } },
    isSame: { write: { ConditionCheck: ifUnchanged({ TableName, Key: menuKeys.changes(location) }, seen) } },
  }
}

const sameCode = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()

/**
 * Refuses a code that another dish on the menu has; throws `code-taken`. A dish off the menu holds
 * its code no longer.
 */
export function refuseTakenCode(dishes: readonly DishRecord[], { id, code }: Pick<DishRecord, 'id' | 'code'>): void {
  const other = dishes.find((dish) => dish.id !== id && !dish.isArchived && sameCode(dish.code, code))
  if (other) {
    throw new Problem('code-taken', `${other.name} has the code ${other.code} already.`, {
      members: { menuItemId: other.id },
    })
  }
}

/** Where a new dish of a category comes on the menu: after the others. */
export const placeAtTheEnd = (dishes: readonly DishRecord[], categoryId: number): number =>
  Math.max(0, ...dishes.filter((dish) => dish.categoryId === categoryId).map(({ displayOrder }) => displayOrder)) + 1
