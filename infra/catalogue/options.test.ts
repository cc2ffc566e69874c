import { resolveSelection, getLineAllergens } from '#shared/menu/options'
import { getLineRecipe } from '#shared/menu/recipes'
import { findBreakingCodes, findDuplicates } from '../testkit/fixtures/sample-menu'
import { seed } from './seed'
import type { SeedDish, SeedOption, SeedRecipeLine } from './seed-schema'

const { dishes, ingredients } = seed
const ingredientOf = new Map(ingredients.map((ingredient) => [ingredient.id, ingredient]))
const withOptions = dishes.filter(({ optionGroups }) => optionGroups.length > 0)
const optionsOf = ({ optionGroups }: SeedDish) => optionGroups.flatMap(({ options }) => options)
const defaultsOf = (dish: SeedDish) => optionsOf(dish).filter(({ isDefault }) => isDefault)

const taken = ({ optionGroups }: SeedDish, options: readonly SeedOption[]) =>
  resolveSelection(
    optionGroups,
    options.map(({ id }) => id),
  )
const recipeWith = (dish: SeedDish, options: readonly SeedOption[]) =>
  getLineRecipe(dish.recipe, taken(dish, options).chosen)
const declaredWith = (dish: SeedDish, options: readonly SeedOption[]) =>
  getLineAllergens(dish.allergens, taken(dish, options).chosen)
const heldBy = (recipe: readonly SeedRecipeLine[]) =>
  new Set(recipe.flatMap(({ ingredientId }) => ingredientOf.get(ingredientId)?.allergens ?? []))

/**
 * Up to three options at a time, each as often as it may be: what two of them bring about, a fourth
 * does not undo.
 */
function* choicesOf(dish: SeedDish): Generator<readonly SeedOption[]> {
  const options = optionsOf(dish)
  yield []
  yield defaultsOf(dish)
  const isAllowed = (chosen: readonly SeedOption[]) =>
    taken(dish, chosen).faults.every((fault) => fault.startsWith('Choose at least'))
  for (const [first, one] of options.entries()) {
    yield [one]
    for (const [second, two] of options.slice(first).entries()) {
      const pair = [one, two]
      if (!isAllowed(pair)) continue
      yield pair
      for (const three of options.slice(first + second)) if (isAllowed([...pair, three])) yield [...pair, three]
    }
  }
}

/** The choices of all dishes that break a rule, by their words. */
function wrong(rule: (dish: SeedDish, chosen: readonly SeedOption[]) => boolean): string[] {
  return withOptions.flatMap((dish) =>
    [...choicesOf(dish)]
      .filter((chosen) => !rule(dish, chosen))
      .map((chosen) => `${dish.code}: ${chosen.map(({ name }) => name).join(', ')}`),
  )
}

describe('the options of the sample', () => {
  it('are there for most dishes, and for each whose plate can differ', () => {
    expect(withOptions.length).toBeGreaterThanOrEqual(60)
    const without = dishes.filter(({ optionGroups }) => optionGroups.length === 0)
    expect(without.map(({ code }) => code)).toEqual(['A4', 'Sa4', 'H14', 'Su16', 'Su17', 'J1', 'J8'])
  })

  it('ask before adding only where the kitchen has to know: how a steak is done, and which flavor', () => {
    const asking = dishes.filter(({ optionGroups }) => optionGroups.some(({ min }) => min > 0))
    expect(asking.map(({ code }) => code)).toEqual(['H4', 'H8', 'H10', 'H11', 'H12', 'HP1', 'HP3', 'HP4', 'T2', 'J7'])
  })

  it('have ids and names of their own within a dish, short enough to be said', () => {
    const names = (dish: SeedDish) => optionsOf(dish).map(({ name }) => name.toLowerCase())
    const ids = (dish: SeedDish) => [...dish.optionGroups, ...optionsOf(dish)].map(({ id }) => id)
    expect(
      findBreakingCodes(dishes, (dish) => findDuplicates(optionsOf(dish).map(({ id }) => id)).length === 0),
    ).toEqual([])
    expect(
      findBreakingCodes(dishes, (dish) => findDuplicates(dish.optionGroups.map(({ id }) => id)).length === 0),
    ).toEqual([])
    expect(findBreakingCodes(dishes, (dish) => ids(dish).every((id) => /^[a-z0-9-]+$/.test(id)))).toEqual([])
    expect(findBreakingCodes(dishes, (dish) => findDuplicates(names(dish)).length === 0)).toEqual([])
    expect(findBreakingCodes(dishes, (dish) => names(dish).every((name) => /^[a-z ]{3,22}$/.test(name)))).toEqual([])
  })

  it('have defaults that cost nothing and keep to the bounds of their group', () => {
    expect(findBreakingCodes(dishes, (dish) => defaultsOf(dish).every(({ priceCents }) => priceCents === 0))).toEqual(
      [],
    )
    const within = ({ optionGroups }: SeedDish) =>
      optionGroups.every(({ max, options }) => max <= options.reduce((sum, { upTo }) => sum + upTo, 0))
    expect(findBreakingCodes(dishes, within)).toEqual([])
    expect(
      findBreakingCodes(dishes, ({ optionGroups }) => resolveSelection(optionGroups, undefined).faults.length === 0),
    ).toEqual([])
  })

  it('take away no more than is always there, and each ingredient once', () => {
    const fits = (dish: SeedDish) =>
      optionsOf(dish).every(
        ({ recipe }) =>
          findDuplicates(recipe.map(({ ingredientId }) => ingredientId)).length === 0 &&
          recipe.every(({ ingredientId, hundredths }) => {
            const base = dish.recipe.find((line) => line.ingredientId === ingredientId)?.hundredths ?? 0
            return ingredientOf.has(ingredientId) && hundredths !== 0 && base + hundredths >= 0
          }),
      )
    expect(findBreakingCodes(dishes, fits)).toEqual([])
  })

  it('cost less than they sell for', () => {
    const costCents = ({ recipe }: SeedOption) =>
      recipe.reduce(
        (sum, { ingredientId, hundredths }) =>
          sum + ((ingredientOf.get(ingredientId)?.costPerUnitCents ?? 0) * hundredths) / 100,
        0,
      )
    const pays = (option: SeedOption) => option.priceCents === 0 || costCents(option) <= option.priceCents * 0.5
    expect(findBreakingCodes(dishes, (dish) => optionsOf(dish).every(pays))).toEqual([])
  })
})

describe('the allergens of a choice', () => {
  it('are those of the dish where nothing is said', () => {
    const same = (dish: SeedDish) => String(declaredWith(dish, defaultsOf(dish))) === String(declaredWith(dish, []))
    expect(findBreakingCodes(dishes, same)).toEqual([])
    const whole = (dish: SeedDish) => declaredWith(dish, [])?.length === dish.allergens?.length
    expect(findBreakingCodes(dishes, whole)).toEqual([])
  })

  it('hold every allergen of what goes into it, whatever is chosen', () => {
    const declaresAll = (dish: SeedDish, chosen: readonly SeedOption[]) => {
      const declared = declaredWith(dish, chosen)
      return declared === null || [...heldBy(recipeWith(dish, chosen))].every((each) => declared.includes(each))
    }
    expect(wrong(declaresAll)).toEqual([])
  })

  it('lose only what the rest of the dish does not hold', () => {
    const holdsNone = (dish: SeedDish, option: SeedOption) => {
      const held = heldBy(recipeWith(dish, [option]))
      return option.allergensRemoved.every((each) => dish.allergens?.includes(each) && !held.has(each))
    }
    expect(findBreakingCodes(dishes, (dish) => optionsOf(dish).every((option) => holdsNone(dish, option)))).toEqual([])
    const removing = (code: string) =>
      dishes
        .filter((dish) => dish.code === code)
        .flatMap(optionsOf)
        .flatMap(({ name, allergensRemoved }) => allergensRemoved.map((each) => `${name}: ${each}`))
    expect(['Su6', 'A9', 'Su1', 'SR2', 'Su16'].map(removing)).toEqual([
      ['No cream cheese: dairy'],
      ['No walnuts: nuts'],
      ['No sesame: sesame'],
      ['No sesame: sesame'],
      [],
    ])
  })

  it('are said by each option that brings some, so that another can take away its own', () => {
    const says = ({ recipe, allergensAdded }: SeedOption) =>
      [...heldBy(recipe.filter(({ hundredths }) => hundredths > 0))].every((each) => allergensAdded.includes(each))
    expect(findBreakingCodes(dishes, (dish) => optionsOf(dish).every(says))).toEqual([])
  })
})
