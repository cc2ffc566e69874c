import type { LocationCode } from '#shared/locations/index'
import type { WriteStep } from '../../platform/table/transaction'
import { assertMenuHasRoom, needsRoom } from '../menu-limits'
import type { DishRecord } from '../records'
import {
  assertCategoryShown,
  assertCodeFree,
  assertNamesFree,
  getMenuSnapshot,
  incrementMenuVersion,
} from '../repository'

/** Whether a dish takes a code, a name or a category that it did not hold before. */
const takesPlace = (before: DishRecord, after: DishRecord) =>
  !after.isArchived &&
  (before.isArchived === true ||
    before.categoryId !== after.categoryId ||
    before.code.toLowerCase() !== after.code.toLowerCase() ||
    before.name !== after.name ||
    after.alsoCalled.some((name) => !before.alsoCalled.includes(name)))

/** The fields with the most text, for the error of a full menu. */
const textFields = ['optionGroups', 'alsoCalled', 'description', 'name'] as const

/**
 * Checks a changed dish against the rest of its menu, which is read only if the change depends on
 * it. Returns the step that increments the menu's version, then on condition that it is unchanged.
 * @throws Problem `code-taken`, `name-taken`, or `invalid-input` for an archived category or a full
 * menu
 */
export async function checkPlaceOnMenu(
  location: LocationCode,
  before: DishRecord,
  after: DishRecord | undefined,
): Promise<WriteStep> {
  if (!after) return incrementMenuVersion(location)
  const isPlaced = takesPlace(before, after)
  if (!isPlaced && !needsRoom({ before, after })) return incrementMenuVersion(location)
  const { dishes, count } = await getMenuSnapshot(location)
  if (isPlaced) {
    assertCodeFree(dishes, after)
    assertNamesFree(dishes, after)
    await assertCategoryShown(after)
  }
  const grows = textFields.find((name) => JSON.stringify(after[name]).length > JSON.stringify(before[name]).length)
  assertMenuHasRoom({ location, dishes, changes: [{ before, after }], path: grows ?? 'optionGroups' })
  return count
}
