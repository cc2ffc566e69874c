import { getWeekdayName } from '#shared/hours/hours'
import { mergeRows, type ThreeWayMerge } from '../form/three-way-merge'
import { mealtimeChoices, specialFields, type SpecialDraft, type SpecialField, type WeekValues } from './draft'

type DishName = (menuItemId: number) => string

/** Formats a field, so that a person can compare two versions. */
function textOf(field: SpecialField, special: SpecialDraft, dishName: DishName): string {
  switch (field) {
    case 'menuItemId':
      return dishName(special.menuItemId)
    case 'dayOfWeek':
      return getWeekdayName(special.dayOfWeek)
    case 'mealtime':
      return mealtimeChoices.find(({ value }) => value === (special.mealtime ?? ''))?.label ?? ''
    case 'alsoOn':
      return special.alsoOn.map(getWeekdayName).join(', ') || 'no other day'
    case 'discountPercent':
      return special.price ? `at $${special.price}` : `${special.discountPercent || '0'}% off`
    case 'price':
      return special.price ? `$${special.price}` : 'a discount'
    case 'maxDailyOrders':
      return special.maxDailyOrders || 'none'
    case 'loyaltyMultiplier':
      return `${special.loyaltyMultiplier || '1'}×`
    default:
      return special[field] || 'none'
  }
}

/** Merges two owners' weeks; specials are matched by key. */
export function weekMerge(dishName: DishName): ThreeWayMerge<WeekValues> {
  const merge = mergeRows<SpecialDraft>({
    keyOf: ({ key }) => key,
    labelOf: ({ title, dayOfWeek }) => `${title}, ${getWeekdayName(dayOfWeek)}`,
    partsOf: (special) =>
      specialFields.map(({ path: name, label }) => ({
        name,
        label: label.toLowerCase(),
        text: textOf(name, special, dishName),
        compared: String(special[name]).trim(),
      })),
    keepText: (special) => `stays: ${dishName(special.menuItemId)}, ${textOf('discountPercent', special, dishName)}`,
    removedText: 'removed',
  })
  return {
    changed: (from, to) => merge.changed(from.specials, to.specials),
    compare: (base, mine, theirs) => merge.compare(base.specials, mine.specials, theirs.specials),
    resolve: (base, mine, theirs, decidedForTheirs) => ({
      specials: merge.resolve(base.specials, mine.specials, theirs.specials, decidedForTheirs),
    }),
  }
}
