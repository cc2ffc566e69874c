import { allergens } from '#shared/menu/contract'
import { locations } from '#shared/locations/index'
import { TOUR_DISCOUNT } from '#shared/payments/discount-codes'
import { isVegetarian, mayContain } from '#shared/menu/dietary/dish-facts'
import { findBreakingCodes, fixedPriceCodes, findDuplicates } from '../testkit/fixtures/sample-menu'
import { seed } from './seed'
import type { SeedDish } from './seed-schema'

const { categories, dishes, ingredients } = seed
const codes = locations.map(({ code }) => code)

const ingredientOf = new Map(ingredients.map((ingredient) => [ingredient.id, ingredient]))
const dish = (code: string): SeedDish => {
  const found = dishes.find((candidate) => candidate.code === code)
  if (!found) throw new Error(`no dish ${code}`)
  return found
}
const pricesOf = ({ priceCents, prices }: SeedDish) => codes.map((code) => prices?.[code] ?? priceCents)
const textOf = ({ name, description }: { name: string; description: string }) => `${name} ${description}`

describe('the menu', () => {
  it('has about 90 dishes in 11 categories, the kids one being 29', () => {
    expect(dishes.length).toBeGreaterThanOrEqual(85)
    expect(dishes.length).toBeLessThanOrEqual(100)
    expect(categories).toHaveLength(11)
    expect(categories.find(({ id }) => id === 29)?.name).toBe('Kids')
  })

  it('gives every category, dish id, code and name once', () => {
    expect(findDuplicates(categories.map(({ id }) => id))).toEqual([])
    expect(findDuplicates(categories.map(({ displayOrder }) => displayOrder))).toEqual([])
    expect(findDuplicates(dishes.map(({ id }) => id))).toEqual([])
    expect(findDuplicates(dishes.map(({ code }) => code.toLowerCase()))).toEqual([])
    expect(findDuplicates(dishes.map(({ name }) => name.toLowerCase()))).toEqual([])
  })

  it('has names in Spanish and Chinese for the cooks of ten dishes', () => {
    const named = dishes.filter(({ kitchenName }) => kitchenName !== null)
    expect(named).toHaveLength(10)
    for (const { kitchenName } of named) expect(kitchenName).toMatch(/^[\p{Script=Latin} ]+ · [\p{Script=Han}]+$/u)
  })

  it('puts every dish in a category, and several in each', () => {
    const counts = categories.map(({ id }) => dishes.filter(({ categoryId }) => categoryId === id).length)
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(dishes.length)
    expect(Math.min(...counts)).toBeGreaterThanOrEqual(5)
  })

  it('codes the dishes of a category with its own letters, numbered without gaps', () => {
    const sections = categories.map(({ id }) => dishes.filter(({ categoryId }) => categoryId === id))
    const prefixes = sections.map((section) => section.map(({ code }) => code.replace(/\d+$/, '')))
    expect(prefixes.map((all) => new Set(all).size)).toEqual(sections.map(() => 1))
    expect(new Set(prefixes.flat())).toEqual(new Set(['A', 'Sa', 'H', 'HP', 'SR', 'Su', 'B', 'T', 'P', 'K', 'J']))
    const numbers = sections.map((section) => section.map(({ code }) => Number(code.replace(/^\D+/, ''))))
    expect(numbers).toEqual(sections.map((section) => section.map((_, index) => index + 1)))
  })

  it('has the dishes and prices that orders elsewhere count on, the same everywhere', () => {
    expect(dish('Su1').name).toBe('California Roll')
    expect(dish('H3').name).toBe('Hibachi Chicken')
    expect(dish('J1').name).toBe('Green Tea')
    expect(['Su1', 'H3', 'H12'].map((code) => pricesOf(dish(code)))).toEqual([
      codes.map(() => 6_25),
      codes.map(() => 14_95),
      codes.map(() => 25_99),
    ])
    expect(fixedPriceCodes.filter((code) => dish(code).prices)).toEqual([])
  })

  it('has three dishes at market price, which no location prices', () => {
    const market = dishes.filter(({ priceCents }) => priceCents === 0)
    expect(market).toHaveLength(3)
    expect(market.flatMap(pricesOf).every((cents) => cents === 0)).toBe(true)
    expect(market.filter((each) => !/market price/i.test(each.description))).toEqual([])
  })

  it('differs in price between locations for about a third of the dishes, never by much', () => {
    const differing = dishes.filter((each) => new Set(pricesOf(each)).size > 1)
    expect(differing.length).toBeGreaterThanOrEqual(dishes.length / 4)
    expect(differing.length).toBeLessThanOrEqual(dishes.length / 2)
    expect(
      findBreakingCodes(dishes, (each) => pricesOf(each).every((cents) => Math.abs(cents - each.priceCents) <= 200)),
    ).toEqual([])
    expect(
      findBreakingCodes(dishes, ({ prices = {}, priceCents }) => !Object.values(prices).includes(priceCents)),
    ).toEqual([])
  })

  it('has enough popular dishes for the pages that show them, but not everything', () => {
    const popular = dishes.filter(({ isPopular, priceCents }) => isPopular && priceCents > 0)
    expect(popular.length).toBeGreaterThanOrEqual(12)
    expect(popular.length).toBeLessThanOrEqual(dishes.length / 3)
  })

  it('writes names and descriptions as people type them into a search box', () => {
    expect(findBreakingCodes(dishes, (each) => /^[\x20-\x7e]+$/.test(textOf(each)))).toEqual([])
  })
})

describe('what a dish declares', () => {
  it('includes every allergen of its ingredients', () => {
    const missing = dishes.flatMap(({ code, allergens: declared, recipe }) => {
      const contained = recipe.flatMap(({ ingredientId }) => ingredientOf.get(ingredientId)?.allergens ?? [])
      return declared ? contained.filter((each) => !declared.includes(each)).map((each) => `${code} ${each}`) : []
    })
    expect(missing).toEqual([])
  })

  it('lists no allergen twice', () => {
    expect(findBreakingCodes(dishes, (each) => findDuplicates(each.allergens ?? []).length === 0)).toEqual([])
  })

  it('is what its words say: no allergen is named and not declared', () => {
    const named = dishes.flatMap((each) =>
      allergens
        .filter(
          (allergen) =>
            each.allergens && !each.allergens.includes(allergen) && mayContain({ ...each, without: [] }, allergen),
        )
        .map((allergen) => `${each.code} ${allergen}`),
    )
    expect(named).toEqual([])
  })

  it('mentions shellfish, dairy, soy, nuts and sesame in the words of a dish that has them', () => {
    const filtered = ['shellfish', 'dairy', 'soy', 'nuts', 'sesame'] as const
    const silent = dishes.flatMap(({ code, name, description, allergens: declared }) =>
      filtered
        .filter((allergen) => declared?.includes(allergen))
        .filter((allergen) => !mayContain({ name, description, allergens: [], without: [] }, allergen))
        .map((allergen) => `${code} ${allergen}`),
    )
    expect(silent).toEqual([])
  })

  it('covers each allergen of the filter but peanuts, which no recipe has, and is unknown for few dishes', () => {
    const inUse = allergens.filter((allergen) => dishes.some((each) => each.allergens?.includes(allergen)))
    expect(inUse).toEqual(allergens.filter((allergen) => allergen !== 'peanuts'))
    const unknown = dishes.filter((each) => each.allergens === null)
    expect(unknown.map(({ code }) => code)).toEqual(['Su16', 'P5'])
  })

  it('lets vegetarians find every dish that is made without meat or fish, and no other', () => {
    const meats = ['Chicken Breast', 'Sirloin Steak', 'Filet Mignon', 'Chicken Gyoza']
    const meat = new Set(ingredients.filter(({ name }) => meats.includes(name)).map(({ id }) => id))
    expect(meat.size).toBe(meats.length)
    const animal = ({ recipe }: SeedDish) =>
      recipe.some(({ ingredientId }) => {
        const contained = ingredientOf.get(ingredientId)?.allergens ?? []
        return meat.has(ingredientId) || contained.includes('fish') || contained.includes('shellfish')
      })
    const food = dishes.filter(({ station }) => station !== 'drinks')
    const vegetarian = food.filter((each) => isVegetarian({ ...each, without: [] }))
    expect(vegetarian.map(({ code }) => code)).toEqual(food.filter((each) => !animal(each)).map(({ code }) => code))
  })

  it('calls a dish spicy exactly where it has a spice level', () => {
    expect(
      findBreakingCodes(dishes, (each) => /spicy|chili|jalapeno/i.test(textOf(each)) === each.spiceLevel > 0),
    ).toEqual([])
    expect(new Set(dishes.map(({ spiceLevel }) => spiceLevel)).size).toBeGreaterThanOrEqual(5)
  })

  it('keeps the words of the kids filter to the kids category', () => {
    expect(findBreakingCodes(dishes, (each) => each.categoryId === 29 || !/kid|child/i.test(textOf(each)))).toEqual([])
  })

  it('has no drink that the reward of the training tour does not pay for', () => {
    const drinks = dishes.filter(({ station }) => station === 'drinks')
    const dearest = drinks.flatMap(pricesOf)
    expect(TOUR_DISCOUNT).toEqual({ amountCents: Math.max(...dearest) })
  })

  it('adds up: calories agree with protein, carbohydrates and fat', () => {
    const agrees = ({ nutrition }: SeedDish) => {
      if (!nutrition) return true
      const { calories, proteinGrams, carbohydrateGrams, fatGrams } = nutrition
      const computed = 4 * proteinGrams + 4 * carbohydrateGrams + 9 * fatGrams
      return Math.abs(calories - computed) <= Math.max(15, calories * 0.05)
    }
    expect(findBreakingCodes(dishes, agrees)).toEqual([])
    expect(
      findBreakingCodes(dishes, ({ nutrition, allergens: declared }) => (nutrition === null) === (declared === null)),
    ).toEqual([])
  })
})
