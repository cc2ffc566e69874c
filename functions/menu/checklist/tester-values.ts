import { isAnyLocationLive } from '#shared/locations/group-data'
import { getLocation, type LocationCode } from '#shared/locations/index'
import { getPolicy } from '#shared/locations/policy'
import { findTesterValues, listTesterValuesOf, type TesterValue } from '../../platform/change-log/tester-values'
import type { CategoryRecord, DishRecord } from '../records'

/** Returns a dish without its live state and what is declared of it, which is signed apart. */
function toSignedFields(dish: DishRecord) {
  const { isAvailable: _is, unavailableBecause: _because, availabilityReason: _reason, ...ofOwner } = dish
  const { availabilityChange: _change, optionsOut: _out, optionsOff: _off, factsFrom: _from, ...fields } = ofOwner
  const { allergens: _allergens, nutrition: _nutrition, advisory: _advisory, ...undeclared } = fields
  const { allergensDeclared: _declared, allergensCovered: _covered, optionGroups, ...others } = undeclared
  return {
    ...others,
    optionGroups: optionGroups.map(({ options, ...group }) => ({
      ...group,
      options: options.map(
        ({ allergensAdded: _added, allergensRemoved: _removed, advisory: _raw, ...option }) => option,
      ),
    })),
  }
}

/** Lists the values of a dish that were changed at a test site. */
export const listDishTesterValues = (dish: DishRecord): readonly TesterValue[] =>
  listTesterValuesOf(toSignedFields(dish))

type Author = { readonly location: LocationCode; readonly by: string }

/**
 * Returns a changed or new dish with the values that were changed while its location is a test
 * site, where anyone may change them. A live site's staff make a value their own by changing it.
 */
export function withTesterValues(before: DishRecord | undefined, after: DishRecord, { location, by }: Author) {
  const isTestSite = getPolicy(getLocation(location)).signIn === 'development'
  const author = { isTestSite, by, at: after.updatedAt }
  const changedAtTestSite = findTesterValues(before && toSignedFields(before), toSignedFields(after), author)
  return changedAtTestSite === after.changedAtTestSite ? after : { ...after, changedAtTestSite }
}

/** The same for a category, which the group shares, while each location is a test site. */
export function withCategoryTesterValues(
  category: CategoryRecord,
  known: readonly CategoryRecord[],
  now: Date,
): CategoryRecord {
  const before = known.find(({ id }) => id === category.id)
  const author = { isTestSite: !isAnyLocationLive(), at: now.toISOString() }
  return { ...category, changedAtTestSite: findTesterValues(before, category, author) ?? null }
}
