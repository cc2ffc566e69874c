import type { ChecklistPage, SampleValue } from '#shared/locations/checklist-contract'
import { showsGroupData } from '#shared/locations/group-data'
import { getLocation, type LocationCode } from '#shared/locations/index'
import { getPolicy } from '#shared/locations/policy'
import { toSignedLevels, type StockedItem } from '../../inventory/stock-levels'
import { listDishTesterValues } from '../../menu/checklist/tester-values'
import type { CategoryRecord, DishRecord } from '../../menu/records'
import { listTesterValuesOf, type TesterValue, type TesterValues } from '../../platform/change-log/tester-values'
import { ofDish } from './list-sample-prices'
import { wordTesterValue } from './tester-words'

type Changed = { readonly changedAtTestSite?: TesterValues | null | undefined }

type Listed = {
  readonly name: string
  readonly page: ChecklistPage
  readonly dish?: SampleValue['dish']
  readonly values: readonly TesterValue[]
}

/** Words the changed values of a record, each once. */
function listOf({ changedAtTestSite: changed }: Changed, { name, values, ...place }: Listed): readonly SampleValue[] {
  if (!changed) return []
  const { by, at } = changed
  const worded = values.map((value): SampleValue => {
    const { of, label, text, was } = wordTesterValue(value)
    const named = [name, label].filter(Boolean).join(', ')
    return { of, ...place, name: named, value: text, changed: { by, at, ...(was !== text && { was }) } }
  })
  return [...new Map(worded.map((each) => [`${each.of} ${each.name} ${each.value}`, each])).values()]
}

/** Of a dish that is off the menu, only that says something. */
function listOfDish(dish: DishRecord): readonly SampleValue[] {
  const values = listDishTesterValues(dish)
  const shown = dish.isArchived ? values.filter(({ path }) => path === 'isArchived') : values
  const { dish: reference, page, name } = ofDish('texts', dish)
  return listOf(dish, { name, page, dish: reference, values: shown })
}

const listOfCategory = (category: CategoryRecord): readonly SampleValue[] =>
  listOf(category, { name: `category ${category.name}`, page: 'categories', values: listTesterValuesOf(category) })

function listOfIngredient({ item, stock }: StockedItem, showsItem: boolean): readonly SampleValue[] {
  const place = { name: item.name, page: 'ingredients' } as const
  const { changedAtTestSite } = stock
  const levels = listTesterValuesOf({ ...toSignedLevels(stock), changedAtTestSite })
  return [
    ...(showsItem ? listOf(item, { ...place, values: listTesterValuesOf(item) }) : []),
    ...listOf(stock, { ...place, values: levels }),
  ]
}

type Records = {
  readonly dishes: readonly DishRecord[]
  readonly categories: readonly CategoryRecord[]
  readonly stocked: readonly StockedItem[]
}

/**
 * Returns the values of a live location's dishes, categories, ingredients and levels that were
 * changed while it was a test site, where anyone may change them
 * (docs/product/desk.md#before-opening).
 */
export const listTesterValues = (
  location: LocationCode,
  { dishes, categories, stocked }: Records,
): readonly SampleValue[] =>
  getPolicy(getLocation(location)).signIn === 'development'
    ? []
    : [
        ...dishes.flatMap(listOfDish),
        ...categories.flatMap(listOfCategory),
        ...stocked.flatMap((each) => listOfIngredient(each, showsGroupData(location))),
      ]
