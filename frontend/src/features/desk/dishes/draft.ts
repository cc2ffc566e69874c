import { getUsualStation } from '#shared/menu/usual-station'
import type { EditableDish, UpdateDishRequest } from '#shared/menu/editing-contract'
import type { Advisory, Allergen, Station } from '#shared/menu/contract'
import { formatRecipeAmount } from '#shared/inventory/stock'
import { readRecipeAmount, toRecipeHundredths } from '#shared/inventory/recipe-amounts'
import { normalizeAmount, parseOtherNames, toNumber } from './read-typed-fields'

/** A recipe line while it is edited; `itemId` is 0 until an ingredient is chosen. */
export type RecipeLineDraft = { readonly itemId: number; readonly quantity: string }

/** An advisory as chosen in the form; a new dish is undecided until someone chooses. */
export type AdvisoryChoice = Advisory | 'none' | 'undecided'

/** Allergens as chosen in the form: null if not declared; a new dish is undecided. */
type AllergensChoice = readonly Allergen[] | 'undecided' | null

export type OptionDraft = {
  readonly id: string
  readonly name: string
  readonly alsoCalled: string
  /** The name that cooks read; empty for the menu's. */
  readonly kitchenName: string
  readonly price: string
  readonly upTo: number
  readonly isDefault: boolean
  readonly allergensAdded: readonly Allergen[]
  readonly allergensRemoved: readonly Allergen[]
  readonly advisory: AdvisoryChoice
  readonly recipe: readonly RecipeLineDraft[]
}

export type GroupDraft = {
  readonly id: string
  readonly name: string
  readonly min: number
  readonly max: number
  readonly options: readonly OptionDraft[]
}

/** Nutrition facts of a portion as typed. */
export type NutritionDraft = {
  readonly calories: string
  readonly proteinGrams: string
  readonly carbohydrateGrams: string
  readonly fatGrams: string
  readonly sodiumMilligrams: string
}

/** A dish while it is edited. Amounts are the typed text. */
export type DishDraft = {
  readonly name: string
  /** Other names, separated by commas. */
  readonly alsoCalled: string
  readonly kitchenName: string
  readonly description: string
  readonly price: string
  /** Ids of the dayparts it is offered in; none for always. */
  readonly dayparts: readonly string[]
  /** Prices as typed, by the id of the daypart; undefined for a field that nothing was typed in. */
  readonly daypartPrices: Readonly<Record<string, string | undefined>>
  readonly code: string
  /** 0 until a category is chosen. */
  readonly categoryId: number
  readonly imageUrl: string | null
  readonly isPopular: boolean
  readonly spiceLevel: number
  readonly station: Station
  /** Minutes as typed. */
  readonly leadMinutes: string
  readonly allergens: AllergensChoice
  readonly advisory: AdvisoryChoice
  readonly nutritionInfo: NutritionDraft | null
  readonly optionGroups: readonly GroupDraft[]
  readonly recipe: readonly RecipeLineDraft[]
}

export type DishDraftField = keyof DishDraft

/** The labels of the fields, in the order of the form. */
export const dishFieldLabels: Readonly<Record<DishDraftField, string>> = {
  name: 'Name',
  alsoCalled: 'Also called',
  kitchenName: 'Kitchen name',
  description: 'Description',
  price: 'Price',
  dayparts: 'Dayparts',
  daypartPrices: 'Prices of dayparts',
  code: 'Code',
  categoryId: 'Category',
  imageUrl: 'Picture',
  isPopular: 'Popular',
  spiceLevel: 'Spice',
  station: 'Station',
  leadMinutes: 'Lead time',
  allergens: 'Allergens',
  advisory: 'Advisory',
  nutritionInfo: 'Nutrition',
  optionGroups: 'Options',
  recipe: 'Recipe',
}

const isField = (name: string): name is DishDraftField => name in dishFieldLabels

export const dishDraftFields: readonly DishDraftField[] = Object.keys(dishFieldLabels).filter(isField)

const nutritionText = (info: EditableDish['nutritionInfo']): NutritionDraft | null =>
  info && {
    calories: String(info.calories),
    proteinGrams: String(info.proteinGrams),
    carbohydrateGrams: String(info.carbohydrateGrams),
    fatGrams: String(info.fatGrams),
    sodiumMilligrams: String(info.sodiumMilligrams),
  }

/** Returns the draft of an existing dish. */
export const createDishDraft = (dish: EditableDish): DishDraft => ({
  name: dish.name,
  alsoCalled: dish.alsoCalled.join(', '),
  kitchenName: dish.kitchenName ?? '',
  description: dish.description,
  price: dish.price,
  dayparts: dish.dayparts,
  daypartPrices: dish.daypartPrices,
  code: dish.code,
  categoryId: dish.categoryId,
  imageUrl: dish.imageUrl,
  isPopular: dish.isPopular,
  spiceLevel: dish.spiceLevel,
  station: dish.station,
  leadMinutes: String(dish.leadMinutes),
  allergens: dish.allergens,
  advisory: dish.advisory ?? 'none',
  nutritionInfo: nutritionText(dish.nutritionInfo),
  optionGroups: dish.optionGroups.map((group) => ({
    ...group,
    options: group.options.map(({ isAvailable: _isAvailable, alsoCalled, ...option }) => ({
      ...option,
      alsoCalled: alsoCalled.join(', '),
      kitchenName: option.kitchenName ?? '',
      advisory: option.advisory ?? 'none',
    })),
  })),
  recipe: dish.recipe,
})

/** Returns the draft of a new dish with default values. */
export const createEmptyDishDraft = (categoryId: number, dishes: readonly EditableDish[] = []): DishDraft => ({
  name: '',
  alsoCalled: '',
  kitchenName: '',
  description: '',
  price: '',
  dayparts: [],
  daypartPrices: {},
  code: '',
  categoryId,
  imageUrl: null,
  isPopular: false,
  spiceLevel: 0,
  station: getUsualStation(dishes, categoryId),
  leadMinutes: '0',
  allergens: 'undecided',
  advisory: 'undecided',
  nutritionInfo: null,
  optionGroups: [],
  recipe: [],
})

/** Formats an amount of a recipe: `.375` gives `0.375`. Returns other text unchanged. */
const normalizeRecipeAmount = (typed: string): string =>
  readRecipeAmount(typed, 'signed') === null ? typed.trim() : formatRecipeAmount(toRecipeHundredths(typed))

const sentLines = (lines: readonly RecipeLineDraft[]) =>
  lines.map(({ itemId, quantity }) => ({ itemId, quantity: normalizeRecipeAmount(quantity) }))

const toAdvisory = (choice: AdvisoryChoice): Advisory | null =>
  choice === 'none' || choice === 'undecided' ? null : choice

const toAllergens = (choice: AllergensChoice): Allergen[] | null =>
  choice === null || choice === 'undecided' ? null : [...choice]

/** Returns the request body of a whole draft. */
export function toDishBody(draft: DishDraft) {
  const { nutritionInfo } = draft
  return {
    ...draft,
    name: draft.name.trim(),
    alsoCalled: parseOtherNames(draft.alsoCalled),
    kitchenName: draft.kitchenName.trim() || null,
    description: draft.description.trim(),
    code: draft.code.trim(),
    price: normalizeAmount(draft.price),
    dayparts: [...draft.dayparts],
    // An empty field means no own price.
    daypartPrices: Object.fromEntries(
      Object.entries(draft.daypartPrices).flatMap(([id, typed = '']) =>
        typed.trim() === '' ? [] : [[id, normalizeAmount(typed)]],
      ),
    ),
    leadMinutes: toNumber(draft.leadMinutes),
    allergens: toAllergens(draft.allergens),
    advisory: toAdvisory(draft.advisory),
    nutritionInfo: nutritionInfo && {
      calories: toNumber(nutritionInfo.calories),
      proteinGrams: toNumber(nutritionInfo.proteinGrams),
      carbohydrateGrams: toNumber(nutritionInfo.carbohydrateGrams),
      fatGrams: toNumber(nutritionInfo.fatGrams),
      sodiumMilligrams: toNumber(nutritionInfo.sodiumMilligrams),
    },
    optionGroups: draft.optionGroups.map((group) => ({
      ...group,
      name: group.name.trim(),
      options: group.options.map((option) => ({
        ...option,
        name: option.name.trim(),
        alsoCalled: parseOtherNames(option.alsoCalled),
        kitchenName: option.kitchenName.trim() || null,
        price: normalizeAmount(option.price),
        advisory: toAdvisory(option.advisory),
        allergensAdded: [...option.allergensAdded],
        allergensRemoved: [...option.allergensRemoved],
        recipe: sentLines(option.recipe),
      })),
    })),
    recipe: sentLines(draft.recipe),
  }
}

/** Whether two drafts have the same value in a field: `18.5` equals `18.50`. */
const isSame = (field: DishDraftField, one: DishDraft, other: DishDraft): boolean =>
  JSON.stringify(toDishBody(one)[field]) === JSON.stringify(toDishBody(other)[field])

/** Lists the fields in which two drafts differ. */
export const listChangedFields = (from: DishDraft, to: DishDraft): readonly DishDraftField[] =>
  dishDraftFields.filter((field) => !isSame(field, from, to))

/** Returns the request body with only the changed fields. */
export const toDishChanges = (from: DishDraft, to: DishDraft): Omit<UpdateDishRequest, 'version'> => {
  const changed = new Set<string>(listChangedFields(from, to))
  return Object.fromEntries(Object.entries(toDishBody(to)).filter(([field]) => changed.has(field)))
}
