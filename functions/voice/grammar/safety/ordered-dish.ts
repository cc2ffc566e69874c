import { allergens, type Allergen, type MenuItem } from '#shared/menu/contract'
import { mayContain, mayContainAnimal, toOptionDish, type DietaryDish } from '#shared/menu/dietary/dish-facts'
import type { FilterableDish } from '#shared/menu/dietary/filters'
import { mentionsAllergy } from '#shared/menu/dietary/note-reading'
import { applySelectionToDish, getDishAsItComes } from '#shared/menu/dietary/verdict'
import { getDefaultOptionIds, resolveSelection } from '#shared/menu/options'
import { toLowerInitial } from '#shared/menu/option-text'
import { listTexts, text, type Text } from '#shared/voice/text'
import type { Answer } from '../answer'
import type { GuestMessage, SpokenItem } from '../edit/intent'

/**
 * A dish with its options and the foods that its notes add: the only form in which the assistant
 * judges what a dish has. Only this file makes one, so that no rule judges a bare dish.
 */
export type OrderedDish = {
  readonly dish: MenuItem
  readonly line: Line
  readonly facts: FilterableDish
  /** What the options and notes add to the dish as it comes. */
  readonly added: readonly DietaryDish[]
}

const defaults = new WeakMap<MenuItem, OrderedDish>()

/** Returns a dish of a list as it comes. */
export function asItComes(dish: MenuItem): OrderedDish {
  const known = defaults.get(dish) ?? { dish, line: {}, facts: getDishAsItComes(dish), added: [] }
  defaults.set(dish, known)
  return known
}

const LEAVES_OUT =
  /\b(?:no|not|none|nothing|without|hold|leave|skip|omit|minus|sin|dont|cant|never|avoid|free|remove|instead)\b|n't\b/
const ADDS = /^(?:(?:with|con|add|and|plus|y) )+/

/**
 * Lists the foods with allergens or meat that notes add to a dish: `with shrimp`, but not `no
 * shrimp` or an allergy. Other notes, such as `vegan`, make no dish more suitable.
 */
const listAddedFoods = (notes: string): readonly DietaryDish[] =>
  notes
    .split(/[,;]/)
    .map((part) => part.trim())
    .filter((part) => part !== '' && !LEAVES_OUT.test(part) && !mentionsAllergy(part))
    .map((part) => ({ name: part.replace(ADDS, ''), description: '', allergens: [], without: [] }))
    .filter((food) => mayContainAnimal(food) || allergens.some((each) => mayContain(food, each)))

type Line = { readonly options?: readonly string[] | undefined; readonly notes?: string }

/**
 * Returns the dish of a line with what its options and notes add; with its defaults if the options
 * are unknown. An option that removes an allergen is not trusted.
 */
export function asOrdered(dish: MenuItem, { options, notes = '' }: Line): OrderedDish {
  const usual = asItComes(dish)
  const foods = listAddedFoods(notes)
  if (options === undefined && foods.length === 0) return usual
  const { chosen } = resolveSelection(dish.optionGroups, options)
  const selected = applySelectionToDish(dish, chosen)
  const either = [...(usual.facts.allergens ?? []), ...(selected.allergens ?? [])]
  return {
    dish,
    line: { options, notes },
    facts: {
      ...selected,
      description: [selected.description, ...foods.map(({ name }) => name)].join('. '),
      allergens: dish.allergens === null ? null : [...new Set(either)],
      without: foods.length > 0 ? [] : usual.facts.without.filter((each) => selected.without.includes(each)),
    },
    added: [...chosen.filter(({ option }) => !option.isDefault).map(({ option }) => toOptionDish(option)), ...foods],
  }
}

/**
 * Returns the name of a dish, with the options and notes that bring one of these allergens, or
 * meat, to the dish as it comes: `Chicken Gyoza with yum yum sauce`.
 */
export function callDish({ dish, added }: OrderedDish, named: readonly Allergen[] = allergens): Text {
  const { facts } = asItComes(dish)
  const bringing = added.filter(
    (food) =>
      named.some((each) => mayContain(food, each) && !mayContain(facts, each)) ||
      (named === allergens && mayContainAnimal(food) && !mayContainAnimal(facts)),
  )
  const { en, es } = listTexts(bringing.map(({ name }) => toLowerInitial(name)))
  return en === '' ? text(dish.name, dish.name) : text(`${dish.name} with ${en}`, `${dish.name} con ${es}`)
}

/** Returns the dishes of lines, each as it is ordered. */
export const listOrdered = (lines: readonly SpokenItem[], menu: readonly MenuItem[]): readonly OrderedDish[] =>
  lines.flatMap((line) => {
    const dish = menu.find(({ id }) => id === line.itemId)
    return dish ? [asOrdered(dish, line)] : []
  })

/** A dish that an answer adds or changes, and its line. */
export type NewDish = OrderedDish & { readonly item: Answer['items'][number] }

const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.toSorted().join() === other.toSorted().join()

/**
 * Returns the lines that an answer adds, or whose options or notes it changes, as dishes with their
 * options. Fewer pieces of a line that the guest accepted are no such change.
 */
export function listNewDishes(
  { action, items }: Answer,
  { vocabulary, context = [] }: Pick<GuestMessage, 'vocabulary' | 'context'>,
): readonly NewDish[] {
  if (action === null || action === 'remove_from_cart') return []
  return items.flatMap((item) => {
    const dish = vocabulary.menu.find(({ id }) => id === item.itemId)
    if (!dish || item.quantity === 0) return []
    const isHeld = context.some(
      ({ itemId, quantity, notes, options = getDefaultOptionIds(dish.optionGroups) }) =>
        itemId === dish.id &&
        quantity >= item.quantity &&
        isSame(options, item.options) &&
        (item.notes === '' || item.notes === notes),
    )
    return action === 'update_cart' && isHeld ? [] : [{ ...asOrdered(dish, item), item }]
  })
}
