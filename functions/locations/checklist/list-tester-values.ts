import type { SampleValue } from '#shared/locations/checklist-contract'
import { getLocation, type LocationCode } from '#shared/locations/index'
import { getPolicy } from '#shared/locations/policy'
import { isUploadedPicture } from '#shared/menu/pictures/picture'
import { listDishValues, type DishValue } from '../../menu/checklist/tester-values'
import type { DishRecord } from '../../menu/records'
import { ofDish } from './list-sample-prices'
import {
  fingerprintKitchenName,
  fingerprintOption,
  fingerprintPrice,
  fingerprintRecipe,
  fingerprintText,
  isOfSample,
} from './sample-fingerprints'

/** Whether a value is the sample's again, which is listed as such. */
function isAsInSample(dish: DishRecord, { key, option, text }: DishValue): boolean {
  if (option) return isOfSample(fingerprintOption(option))
  switch (key) {
    case 'description':
      return isOfSample(fingerprintText(dish))
    case 'kitchenName':
      return text === '' || isOfSample(fingerprintKitchenName(dish))
    case 'imageUrl':
      return text !== '' && !isUploadedPicture(text)
    case 'recipe':
      return isOfSample(fingerprintRecipe(dish))
    case 'priceCents':
      return isOfSample(fingerprintPrice(dish))
    case 'daypartPriceCents':
      return text === ''
    default:
      return false
  }
}

const presentText = ({ of, text }: DishValue): string => {
  if (of === 'recipes' || of === 'pictures') return text === '' ? 'none' : ''
  return text === '' ? 'none' : text
}

function listOfDish(dish: DishRecord): readonly SampleValue[] {
  const { changedAtTestSite: changed } = dish
  if (!changed) return []
  const { by, at, values } = changed
  return listDishValues(dish)
    .filter((value) => values.includes(value.key) && !isAsInSample(dish, value))
    .map((value) => ({
      ...ofDish(value.of, dish, presentText(value)),
      name: [dish.name, value.label].filter(Boolean).join(', '),
      changed: { by, at },
    }))
}

/**
 * Returns the prices, texts, pictures and recipes of a live location's dishes that were changed
 * while it was a test site, where anyone may change them (docs/product/desk.md#before-opening).
 */
export const listTesterValues = (location: LocationCode, dishes: readonly DishRecord[]): readonly SampleValue[] =>
  getPolicy(getLocation(location)).signIn === 'development' ? [] : dishes.flatMap(listOfDish)
