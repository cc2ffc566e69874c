import { findBreakingCodes, fixedPriceCodes, findDuplicates } from '../testkit/fixtures/sample-menu'
import { getLineRecipe } from '#shared/menu/recipes'
import { groupDefaults } from '#shared/locations/group'
import { locations } from '#shared/locations/index'
import { validateDish } from '#shared/menu/dish-validation'
import { resolveSelection } from '#shared/menu/options'
import { standardEtaText } from '#shared/orders/status'
import { formatCents } from '#shared/platform/money'
import { seed } from './seed'
import type { SeedDish } from './seed-schema'

const { categories, dishes, ingredients, specials, rewards, tiers, badges, levels, questions } = seed

const ingredientOf = new Map(ingredients.map((ingredient) => [ingredient.id, ingredient]))
const optionsOf = ({ optionGroups }: SeedDish) => optionGroups.flatMap(({ options }) => options)
/** What a dish takes that is ordered without a word. */
const plateOf = (dish: SeedDish) => getLineRecipe(dish.recipe, resolveSelection(dish.optionGroups, undefined).chosen)
/** What any dish or option of the menu takes. */
const used = new Set(
  dishes
    .flatMap((dish) => [...dish.recipe, ...optionsOf(dish).flatMap(({ recipe }) => recipe)])
    .map(({ ingredientId }) => ingredientId),
)

it('promises no diet and nothing that is absent: allergens are declared, not described', () => {
  const texts = [...seed.dishes, ...seed.categories, ...seed.specials].map(({ description }) => description)
  expect(
    texts.filter((text) => /vegan|vegetarian|gluten|halal|kosher|organic|[- ]free\b|nothing else/i.test(text)),
  ).toEqual([])
})

it('passes the validation of dishes that the desk saves', () => {
  const catalog = { categoryIds: new Set(categories.map(({ id }) => id)), ingredients: ingredientOf }
  expect(dishes.flatMap((dish) => validateDish(dish, catalog).map((error) => ({ code: dish.code, ...error })))).toEqual(
    [],
  )
})

describe('ingredients and recipes', () => {
  it('gives every ingredient id, name and sku once', () => {
    expect(findDuplicates(ingredients.map(({ id }) => id))).toEqual([])
    expect(findDuplicates(ingredients.map(({ name }) => name.toLowerCase()))).toEqual([])
    expect(findDuplicates(ingredients.map(({ sku }) => sku))).toEqual([])
  })

  it('makes every dish of ingredients that exist, each named once', () => {
    expect(
      findBreakingCodes(dishes, ({ recipe }) => recipe.every(({ ingredientId }) => ingredientOf.has(ingredientId))),
    ).toEqual([])
    expect(
      findBreakingCodes(
        dishes,
        ({ recipe }) => findDuplicates(recipe.map(({ ingredientId }) => ingredientId)).length === 0,
      ),
    ).toEqual([])
  })

  it('keeps nothing that no dish uses, but packaging and fryer oil', () => {
    const unused = ingredients.filter(({ id }) => !used.has(id)).map(({ name }) => name)
    expect(unused).toEqual(['Takeout Boxes', 'Fryer Oil'])
  })

  it('delivers daily whatever recipes use, to a level above the minimum', () => {
    const undelivered = ingredients.filter(
      ({ id, parHundredths, minimumHundredths, openingHundredths }) =>
        used.has(id) &&
        (parHundredths === null || parHundredths <= minimumHundredths || openingHundredths <= minimumHundredths),
    )
    expect(undelivered).toEqual([])
  })

  it('opens with nothing low and nothing sold out', () => {
    const low = ingredients.filter(({ openingHundredths, minimumHundredths }) => openingHundredths <= minimumHundredths)
    expect(low.map(({ name }) => name)).toEqual([])
  })

  // 648 dishes: two days of 120 orders, each of two or three dishes.
  it('has enough for two busy days, and no more than a house can store and sell', () => {
    const portions = ({ code, isPopular }: SeedDish) => (fixedPriceCodes.includes(code) ? 60 : isPopular ? 8 : 3)
    const taken = (ingredientId: number) =>
      dishes
        .flatMap((each) => plateOf(each).map((line) => ({ ...line, portions: portions(each) })))
        .filter((line) => line.ingredientId === ingredientId)
        .reduce((sum, line) => sum + line.hundredths * line.portions, 0)
    const short = ingredients.filter(({ id, parHundredths }) => parHundredths !== null && parHundredths < taken(id))
    expect(short.map(({ name }) => name)).toEqual([])
    const worthCents = ingredients.reduce(
      (sum, { openingHundredths, costPerUnitCents }) => sum + (openingHundredths * costPerUnitCents) / 100,
      0,
    )
    expect(worthCents).toBeLessThan(7_000_00)
    expect(ingredients.find(({ name }) => name === 'Chicken Breast')?.openingHundredths).toBeLessThan(200_00)
  })

  it('costs less than it sells for', () => {
    const costCents = (dish: SeedDish) =>
      plateOf(dish).reduce(
        (sum, { ingredientId, hundredths }) =>
          sum + ((ingredientOf.get(ingredientId)?.costPerUnitCents ?? 0) * hundredths) / 100,
        0,
      )
    expect(
      findBreakingCodes(dishes, (each) => each.priceCents === 0 || costCents(each) < each.priceCents * 0.5),
    ).toEqual([])
  })
})

describe('specials', () => {
  it('gives each weekday about three, one of them for lunch', () => {
    for (const day of [0, 1, 2, 3, 4, 5, 6]) {
      const today = specials.filter(({ dayOfWeek }) => dayOfWeek === day)
      expect(today.length).toBeGreaterThanOrEqual(3)
      expect(today.filter(({ title }) => /lunch/i.test(title))).toHaveLength(1)
    }
  })

  it('gives every id once, and each a dish that exists and something special about it', () => {
    expect(findDuplicates(specials.map(({ id }) => id))).toEqual([])
    const ids = new Set(dishes.map(({ id }) => id))
    expect(specials.filter(({ menuItemId }) => !ids.has(menuItemId))).toEqual([])
    expect(specials.filter((each) => each.loyaltyMultiplier <= 1 && each.discountPercent === 0)).toEqual([])
  })

  it('names a dish at most once a day', () => {
    expect(findDuplicates(specials.map(({ dayOfWeek, menuItemId }) => `${dayOfWeek} ${menuItemId}`))).toEqual([])
  })

  it('mixes discounts of 10 to 20%, multiplied points and daily caps', () => {
    const discounts = specials.map(({ discountPercent }) => discountPercent).filter((percent) => percent > 0)
    expect(Math.min(...discounts)).toBeGreaterThanOrEqual(10)
    expect(Math.max(...discounts)).toBeLessThanOrEqual(20)
    expect(specials.filter(({ loyaltyMultiplier }) => loyaltyMultiplier > 1).length).toBeGreaterThanOrEqual(5)
    expect(specials.filter(({ maxDailyOrders }) => maxDailyOrders !== null).length).toBeGreaterThanOrEqual(4)
  })

  it('says in its description the discount that it gives', () => {
    const silent = specials.filter(
      ({ description, discountPercent }) => discountPercent > 0 && !description.includes(`${discountPercent}%`),
    )
    expect(silent).toEqual([])
  })

  it('leaves market-price dishes alone, and those whose price orders elsewhere count on', () => {
    const untouched = dishes.filter(({ code, priceCents }) => priceCents === 0 || fixedPriceCodes.includes(code))
    const ids = new Set(untouched.map(({ id }) => id))
    expect(specials.filter(({ menuItemId }) => ids.has(menuItemId))).toEqual([])
  })
})

describe('loyalty', () => {
  it('has four tiers, each above the one before', () => {
    expect(tiers.map(({ name }) => name)).toEqual(['Bronze', 'Silver', 'Gold', 'Platinum'])
    const steps = tiers.map(({ minimumSpentCents }) => minimumSpentCents)
    expect(steps[0]).toBe(0)
    expect(findDuplicates(steps)).toEqual([])
    expect([...steps].sort((a, b) => a - b)).toEqual(steps)
  })

  it('has rewards of both types, dearer ones giving more', () => {
    expect(findDuplicates(rewards.map(({ id }) => id))).toEqual([])
    expect(new Set(rewards.map(({ rewardType }) => rewardType)).size).toBe(2)
    for (const type of ['discount_percent', 'discount_amount']) {
      const some = rewards.filter(({ rewardType }) => rewardType === type)
      const worth = [...some]
        .sort((a, b) => a.pointsCost - b.pointsCost)
        .map((reward) => reward.discountPercent ?? reward.discountAmountCents)
      expect(worth).toEqual([...worth].sort((a, b) => Number(a) - Number(b)))
    }
  })
})

describe('training', () => {
  it('has five levels in order, each with a badge of its own', () => {
    expect(levels.map(({ levelNumber }) => levelNumber)).toEqual([1, 2, 3, 4, 5])
    expect(findDuplicates(levels.map(({ badgeId }) => badgeId))).toEqual([])
    expect(levels.map(({ badgeId }) => badgeId)).toEqual(badges.map(({ id }) => id))
  })

  it('asks at least six questions a level, each once', () => {
    for (const { levelNumber } of levels) {
      expect(questions.filter((question) => question.levelNumber === levelNumber).length).toBeGreaterThanOrEqual(6)
    }
    expect(findDuplicates(questions.map(({ id }) => id))).toEqual([])
    expect(findDuplicates(questions.map(({ question }) => question))).toEqual([])
  })

  it('offers different answers, and says why one is right', () => {
    expect(questions.filter(({ options }) => findDuplicates(options).length > 0)).toEqual([])
    expect(questions.filter(({ explanation }) => explanation.length < 20)).toEqual([])
  })

  it('states the delivery terms, zones and promised times of the group', () => {
    const { freeFromCents, minimumCents, feeCents } = groupDefaults.delivery
    const [freeFrom, minimum, fee] = [freeFromCents, minimumCents, feeCents].map(formatCents)
    const { pickup, delivery } = standardEtaText
    const answers = questions.map(({ question, options, correctAnswer, explanation }) =>
      [question, options[correctAnswer], explanation].join(' '),
    )
    const stated = [
      `${freeFrom} Delivery is free on orders of ${freeFrom} or more; below that the fee is ${fee}.`,
      `${minimum} We deliver orders from ${minimum}.`,
      `${fee} It is over the minimum of ${minimum} but under ${freeFrom}, so the fee is ${fee}.`,
      `Ready in ${pickup} Pickup takes ${pickup}, delivery ${delivery};`,
      ...locations.map(({ delivery: { zone } }) => zone),
    ]
    expect(stated.filter((text) => !answers.some((answer) => answer.includes(text)))).toEqual([])
  })

  it('spreads the right answers over the positions', () => {
    for (const { levelNumber } of levels) {
      const positions = questions.filter((each) => each.levelNumber === levelNumber).map((each) => each.correctAnswer)
      expect(new Set(positions).size).toBe(4)
    }
    const counts = [0, 1, 2, 3].map((at) => questions.filter(({ correctAnswer }) => correctAnswer === at).length)
    expect(Math.max(...counts)).toBeLessThanOrEqual(questions.length * 0.35)
  })

  it('does not give the answer away by its length', () => {
    const longest = questions.filter(({ options, correctAnswer }) =>
      options.every(
        (option, index) => index === correctAnswer || option.length < (options[correctAnswer] ?? '').length,
      ),
    )
    expect(longest.length).toBeLessThanOrEqual(questions.length / 2)
  })
})
