import { isDeepStrictEqual } from 'node:util'
import {
  findSignature,
  type DeclaredDish,
  type FactSource,
  type SignedChecklist,
} from '#shared/locations/checklist-contract'
import { getLocation, type LocationCode } from '#shared/locations/index'
import { getPolicy, type LocationPolicy } from '#shared/locations/policy'
import type { Allergen } from '#shared/menu/contract'
import { LAST_SAMPLE_DISH_ID, type DishRecord } from '../records'
import { withTesterValues } from './tester-values'

/** What an owner declares with the allergens: also what is raw, and what options change. */
const toAllergenFacts = ({ allergens, advisory, optionGroups }: DishRecord) => [
  allergens && [...allergens].sort(),
  advisory,
  optionGroups.flatMap(({ options }) =>
    options.map(({ id, allergensAdded, allergensRemoved, advisory: ofOption }) => [
      ...[id, [...allergensAdded].sort(), [...allergensRemoved].sort(), ofOption],
    ]),
  ),
]

/**
 * Returns a changed dish with the sign-in that has changed its facts, and since when no signature
 * has covered them; the same dish if none of them differs and it didn't come back on the menu.
 */
function withFactsFrom(before: DishRecord, after: DishRecord, location: LocationCode): DishRecord {
  const { signIn } = getPolicy(getLocation(location))
  const { factsFrom } = before
  const isOther = !isDeepStrictEqual(toAllergenFacts(before), toAllergenFacts(after))
  const hasOtherNutrition = !isDeepStrictEqual(before.nutrition, after.nutrition)
  const isMarkChanged = before.isPopular !== after.isPopular
  const isBack = before.isArchived === true && after.isArchived !== true
  if (!isOther && !hasOtherNutrition && !isMarkChanged && !isBack) return after
  const isUnsigned = isBack || (signIn === 'development' && (isOther || hasOtherNutrition))
  return {
    ...after,
    factsFrom: {
      ...factsFrom,
      ...(isOther && { allergens: factsFrom?.allergens === 'development' ? 'development' : signIn }),
      ...(hasOtherNutrition && { nutrition: signIn }),
      ...(isMarkChanged && { popular: signIn }),
      ...(isUnsigned && { unsignedSince: after.updatedAt }),
    },
  }
}

/** The fields that say whose the values of a dish are. */
const sourceFields = ['factsFrom', 'changedAtTestSite'] as const satisfies readonly (keyof DishRecord)[]

/** Returns a changed dish with whose its values are, and which of the fields that say so differ. */
export function withSources(
  before: DishRecord,
  after: DishRecord,
  author: Parameters<typeof withTesterValues>[2],
): { readonly stored: DishRecord; readonly sources: readonly (typeof sourceFields)[number][] } {
  const stored: DishRecord = withTesterValues(before, withFactsFrom(before, after, author.location), author)
  return { stored, sources: sourceFields.filter((field) => stored[field] !== after[field]) }
}

type Signatures = Pick<SignedChecklist, 'signatures'>

/**
 * Whether a dish was on the menu with these facts when the owner signed an item. The owner reads
 * no archived dishes, so a dish that comes back later isn't signed.
 */
function isSigned(
  { createdAt, factsFrom }: DishRecord,
  id: 'allergens' | 'nutrition',
  location: LocationCode,
  checklist: Signatures,
): boolean {
  const signature = findSignature(checklist, id, location)
  return signature !== undefined && signature.at >= createdAt && signature.at >= (factsFrom?.unsignedSince ?? '')
}

/**
 * Returns whose the allergens and the nutrition of a dish are. What was declared or changed while a
 * live site was a test site has no owner, because anyone may have done it.
 */
function getFactSources(
  { id, allergensDeclared, factsFrom = {}, ...dish }: DishRecord,
  signIn: LocationPolicy['signIn'],
) {
  const isSample = id <= LAST_SAMPLE_DISH_ID
  const declaredFrom = allergensDeclared ? (allergensDeclared.signIn ?? signIn) : isSample ? undefined : signIn
  const nutritionFrom = factsFrom.nutrition ?? (isSample ? undefined : declaredFrom)
  const sourceOf = (fact: unknown, isOwn: boolean, isOfOther: boolean): FactSource =>
    fact === null ? 'none' : isOwn ? 'own' : isOfOther ? 'changed' : 'sample'
  const isOther = (from: LocationPolicy['signIn'] | undefined) => from !== undefined && from !== signIn
  return {
    allergens: sourceOf(dish.allergens, declaredFrom === signIn, isOther(declaredFrom) || isOther(factsFrom.allergens)),
    nutrition: sourceOf(dish.nutrition, !isSample && nutritionFrom === signIn, isOther(nutritionFrom)),
  }
}

type OptionFacts = DishRecord['optionGroups'][number]['options'][number]

function describeOption(option: OptionFacts, dish: readonly Allergen[]): readonly string[] {
  const added = option.allergensAdded.filter((each) => !dish.includes(each))
  const removed = option.allergensRemoved.filter((each) => dish.includes(each))
  return [
    ...(added.length > 0 ? [`${option.name} adds ${added.join(', ')}`] : []),
    ...(removed.length > 0 ? [`${option.name} leaves out ${removed.join(', ')}`] : []),
    ...(option.advisory ? [`${option.name} is ${option.advisory}`] : []),
  ]
}

/**
 * Describes what is declared of a dish: its allergens, whether it is raw or undercooked, and what
 * options change about both.
 */
function describeAllergens({ allergens, advisory, optionGroups }: DishRecord): string {
  if (allergens === null) return 'not declared'
  const options = optionGroups.flatMap((group) => group.options.flatMap((option) => describeOption(option, allergens)))
  return [allergens.join(', ') || 'none', advisory ?? 'nothing raw', ...options].join('; ')
}

/**
 * Returns what is declared of the dishes that aren't archived, for the person who signs it. The
 * sample's facts that an earlier signature doesn't cover are `unsigned`.
 */
export const presentDeclaredDishes = (
  dishes: readonly DishRecord[],
  location: LocationCode,
  checklist: Signatures,
): DeclaredDish[] => {
  const { signIn } = getPolicy(getLocation(location))
  return dishes
    .filter(({ isArchived }) => !isArchived)
    .map((dish) => {
      const from = getFactSources(dish, signIn)
      const sourceOf = (fact: 'allergens' | 'nutrition'): FactSource => {
        const isMissed = findSignature(checklist, fact, location) && !isSigned(dish, fact, location, checklist)
        return isMissed && from[fact] === 'sample' ? 'unsigned' : from[fact]
      }
      const { id, code, name, nutrition } = dish
      return {
        ...{ id, code, name },
        allergens: { from: sourceOf('allergens'), text: describeAllergens(dish) },
        nutrition: { from: sourceOf('nutrition'), text: nutrition ? `${nutrition.calories} calories` : 'none' },
      }
    })
}

/**
 * Returns a dish as guests of a location may read it (docs/product/desk.md#before-opening). At a
 * live site the sample's allergens and nutrition, and those of a dish that was declared while it
 * was a test site, stay undeclared until the owner has signed them with the dish on the menu.
 */
export function hideUnsignedFacts<Dish extends DishRecord>(
  dish: Dish,
  location: LocationCode,
  checklist: Signatures = { signatures: {} },
): Dish {
  const { showsSampleFacts, signIn } = getPolicy(getLocation(location))
  if (showsSampleFacts) return dish
  const from = getFactSources(dish, signIn)
  const isShown = (id: 'allergens' | 'nutrition') => from[id] === 'own' || isSigned(dish, id, location, checklist)
  const isOwnMark = dish.id > LAST_SAMPLE_DISH_ID || dish.factsFrom?.popular === signIn
  return {
    ...dish,
    isPopular: dish.isPopular && (isOwnMark || findSignature(checklist, 'texts', location) !== undefined),
    allergens: isShown('allergens') ? dish.allergens : null,
    nutrition: isShown('nutrition') ? dish.nutrition : null,
  }
}
