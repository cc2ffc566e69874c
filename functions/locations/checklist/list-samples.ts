import { isStockCounted } from '#shared/inventory/counted'
import { formatUnitCost, hundredthsToDecimal } from '#shared/inventory/stock'
import { UNCOUNTED, type SampleValue } from '#shared/locations/checklist-contract'
import { showsGroupData } from '#shared/locations/group-data'
import type { LocationCode } from '#shared/locations/index'
import { isUploadedPicture } from '#shared/menu/pictures/picture'
import { centsToDecimal } from '#shared/platform/money'
import { listStockedItems } from '../../inventory/repository'
import type { StockedItem } from '../../inventory/stock-levels'
import { listShownCategories, type CategoryRecord, type DishRecord } from '../../menu/records'
import { listCategories } from '../../menu/repository'
import { getLoyaltyProgram } from '../../loyalty/program/repository'
import { getSpecialsWeek } from '../../specials/repository'
import { listSampleProgram } from './list-sample-program'
import { listSamplePrices, ofDish } from './list-sample-prices'
import { listTesterValues } from './list-tester-values'
import {
  fingerprintCost,
  fingerprintFacts,
  fingerprintLevels,
  fingerprintKitchenName,
  fingerprintRecipe,
  fingerprintSupplier,
  fingerprintText,
  isOfSample,
  listKitchenNamed,
} from './sample-fingerprints'

/** Lists what guests read of a dish besides its description: spice, notice and popular mark. */
function listFacts(dish: DishRecord): readonly SampleValue[] {
  const marks = fingerprintFacts(dish)
  return [
    ...(isOfSample(marks.spiceLevel) ? [ofDish('texts', dish, `spice level ${dish.spiceLevel}`)] : []),
    ...(isOfSample(marks.leadMinutes) ? [ofDish('texts', dish, `ordered ${dish.leadMinutes} minutes ahead`)] : []),
    ...(isOfSample(marks.isPopular) ? [ofDish('texts', dish, 'marked as popular')] : []),
  ]
}

const listDishes = (dishes: readonly DishRecord[]): readonly SampleValue[] =>
  dishes.flatMap((dish) => [
    ...(isOfSample(fingerprintText(dish)) ? [ofDish('texts', dish, dish.description)] : []),
    ...listFacts(dish),
    ...listKitchenNamed(dish)
      .filter((named) => isOfSample(fingerprintKitchenName(named)))
      .map(({ name, kitchenName }): SampleValue => ({
        ...ofDish('texts', dish, kitchenName ?? ''),
        name: `${[...new Set([dish.name, name])].join(', ')}, kitchen name`,
      })),
    ...(dish.imageUrl !== null && !isUploadedPicture(dish.imageUrl) ? [ofDish('pictures', dish)] : []),
    ...(dish.recipe.length > 0 && isOfSample(fingerprintRecipe(dish)) ? [ofDish('recipes', dish, 'recipe')] : []),
  ])

const listOfCategories = (categories: readonly CategoryRecord[]): readonly SampleValue[] =>
  listShownCategories(categories).flatMap((category): SampleValue[] => {
    const { name, description, imageUrl } = category
    const shared = { page: 'categories', name: `category ${name}` } as const
    return [
      ...(isOfSample(fingerprintText(category)) ? [{ of: 'texts', ...shared, value: description } as const] : []),
      // Without an own picture, a category has that of the sample menu.
      ...(imageUrl && isUploadedPicture(imageUrl) ? [] : [{ of: 'pictures', ...shared, value: '' } as const]),
    ]
  })

const describeLevels = (
  { unit }: StockedItem['item'],
  { minimumHundredths, parHundredths }: StockedItem['stock'],
): string =>
  [
    `minimum ${hundredthsToDecimal(minimumHundredths)} ${unit}`,
    ...(parHundredths === null ? [] : [`par ${hundredthsToDecimal(parHundredths)} ${unit}`]),
  ].join(', ')

/** Lists what of an ingredient is the sample’s, and whether it is uncounted or never received. */
function listOfIngredient({ item, stock }: StockedItem, showsCosts: boolean): readonly SampleValue[] {
  const { name } = item
  const cost = formatUnitCost({ costPerUnit: centsToDecimal(item.costPerUnitCents), unit: item.unit })
  // What the kitchen makes costs what its parts do.
  const values = [
    ...(!item.batch && isOfSample(fingerprintCost(item)) ? [cost] : []),
    ...(item.supplier && isOfSample(fingerprintSupplier(item)) ? [item.supplier] : []),
  ]
  const isCounted = isStockCounted(stock)
  const isUnopened = isCounted && stock.opening === undefined && stock.recorded.hundredths <= 0
  return [
    ...(showsCosts && values.length > 0
      ? [{ of: 'recipes', page: 'ingredients', name, value: values.join(', ') } as const]
      : []),
    ...(isOfSample(fingerprintLevels(stock))
      ? [{ of: 'stock', page: 'ingredients', name, value: describeLevels(item, stock) } as const]
      : []),
    ...(isCounted ? [] : [{ of: 'stock', page: 'ingredients', name, value: UNCOUNTED } as const]),
    ...(isUnopened ? [{ of: 'stock', page: 'inventory', name, value: 'nothing counted or received' } as const] : []),
  ]
}

/**
 * Returns what guests read, see, pay or are given at a location that is still as in the sample, and
 * the ingredients that aren't counted or whose books are not opened
 * (docs/product/desk.md#before-opening).
 */
export async function listSamples(
  location: LocationCode,
  dishes: readonly DishRecord[],
): Promise<readonly SampleValue[]> {
  const [categories, { week }, stocked, program] = await Promise.all([
    listCategories(),
    getSpecialsWeek(location),
    listStockedItems(location),
    getLoyaltyProgram(),
  ])
  const offered = dishes.filter(({ isArchived }) => !isArchived)
  return [
    ...listTesterValues(location, { dishes, categories, stocked }),
    ...listDishes(offered),
    ...listSamplePrices(offered),
    ...listSampleProgram(program),
    ...listOfCategories(categories),
    ...week.specials
      .filter((special) => isOfSample(fingerprintText(special)))
      .map(({ title, description }): SampleValue => ({
        ...{ of: 'texts', page: 'specials', name: `special ${title}`, value: description },
      })),
    ...stocked.flatMap((each) => listOfIngredient(each, showsGroupData(location))),
  ]
}
