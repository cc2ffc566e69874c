import type { MenuCategory } from '#shared/menu/contract'
import { formatDecimal } from '#shared/platform/money'
import { withUnit } from '#shared/inventory/stock'
import { formatCount } from '#base/format'
import { tickets } from '#base/language/english/tickets'
import type { DishDraft, DishDraftField, GroupDraft, RecipeLineDraft } from './draft'
import { normalizeAmount } from './read-typed-fields'
import type { Ingredient } from './dish-cost'

export const spiceLabels = (level: number): string => (level === 0 ? 'Not spicy' : `${level} of 5`)

const formatPrice = (typed: string): string => {
  const amount = normalizeAmount(typed)
  return /^\d+\.\d{2}$/.test(amount) ? formatDecimal(amount) : typed || 'none'
}

function formatGroup({ name, min, max, options }: GroupDraft): string {
  const each = options.map((option) => {
    const more = [
      ...(option.isDefault ? ['comes with it'] : []),
      ...(option.alsoCalled === '' ? [] : [`also called ${option.alsoCalled}`]),
      ...(option.kitchenName === '' ? [] : [`kitchen name ${option.kitchenName}`]),
      ...(normalizeAmount(option.price) === '0.00' ? [] : [`+${formatPrice(option.price)}`]),
      ...(option.upTo > 1 ? [`up to ${option.upTo}`] : []),
      ...(option.allergensAdded.length > 0 ? [`adds ${option.allergensAdded.join(', ')}`] : []),
      ...(option.allergensRemoved.length > 0 ? [`without ${option.allergensRemoved.join(', ')}`] : []),
      ...(option.advisory === 'none' ? [] : [option.advisory]),
    ]
    return more.length > 0 ? `${option.name} (${more.join(', ')})` : option.name
  })
  return `${name} (${min} to ${max}): ${each.join(', ')}`
}

/** The names of the categories and ingredients that a draft refers to by id. */
export type FieldNameLookup = {
  readonly categories: readonly MenuCategory[]
  readonly ingredients: readonly Ingredient[]
}

const formatRecipe = (lines: readonly RecipeLineDraft[], { ingredients }: FieldNameLookup): string =>
  lines
    .map(({ itemId, quantity }) => {
      const item = ingredients.find(({ id }) => id === itemId)
      return item ? `${item.name} ${withUnit(quantity, item.unit)}` : `ingredient ${itemId} ${quantity}`
    })
    .join(', ') || 'nothing'

const formatNutrition = (info: NonNullable<DishDraft['nutritionInfo']>): string =>
  `${info.calories} kcal, protein ${info.proteinGrams} g, carbs ${info.carbohydrateGrams} g, fat ${info.fatGrams} g, sodium ${info.sodiumMilligrams} mg`

/** Formats one field of a draft, so that a person can compare it with another version. */
export function formatDishField(field: DishDraftField, draft: DishDraft, names: FieldNameLookup): string {
  switch (field) {
    case 'name':
    case 'code':
      return draft[field]
    case 'alsoCalled':
      return draft.alsoCalled || 'none'
    case 'kitchenName':
      return draft.kitchenName || 'as on the menu'
    case 'description':
      return draft.description || 'none'
    case 'price':
      return formatPrice(draft.price)
    case 'dayparts':
      return draft.dayparts.join(', ') || 'always'
    case 'daypartPrices':
      return (
        Object.entries(draft.daypartPrices)
          .flatMap(([id, typed = '']) => (typed.trim() === '' ? [] : [`${id} ${formatPrice(typed)}`]))
          .join(', ') || 'none'
      )
    case 'categoryId':
      return names.categories.find(({ id }) => id === draft.categoryId)?.name ?? `category ${draft.categoryId}`
    case 'imageUrl':
      return draft.imageUrl ? `a picture (${draft.imageUrl.replace(/^.*\//, '')})` : 'no picture'
    case 'isPopular':
      return draft.isPopular ? 'yes' : 'no'
    case 'spiceLevel':
      return spiceLabels(draft.spiceLevel)
    case 'station':
      return tickets.stations[draft.station]
    case 'leadMinutes':
      return Number(draft.leadMinutes) > 0 ? formatCount(Number(draft.leadMinutes), 'minute') : 'none'
    case 'allergens':
      return Array.isArray(draft.allergens) ? draft.allergens.join(', ') || 'none of them' : 'not declared'
    case 'advisory':
      return draft.advisory === 'undecided' ? 'none' : draft.advisory
    case 'nutritionInfo':
      return draft.nutritionInfo ? formatNutrition(draft.nutritionInfo) : 'not known'
    case 'optionGroups':
      return draft.optionGroups.map(formatGroup).join('; ') || 'none'
    case 'recipe':
      return formatRecipe(draft.recipe, names)
  }
}
