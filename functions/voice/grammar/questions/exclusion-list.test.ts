import { locations } from '#shared/locations/index'
import type { MenuItem } from '#shared/menu/contract'
import { sampleMenu } from '#infra/testkit/fixtures/sample-menu'
import { answerMessage } from '../../answer-message'
import { understand } from '../../understand'

/** Foods that names of dishes have, and the allergen of each. */
const foods = {
  shrimp: 'shellfish',
  crab: 'shellfish',
  tuna: 'fish',
  salmon: 'fish',
  chicken: null,
  tofu: 'soy',
} as const

const questions = (food: string): readonly string[] => [
  `which rolls have no ${food}`,
  `what rolls are ${food} free`,
  `which dishes have no ${food}`,
  `what trays have no ${food}`,
  `which kids meals have no ${food}`,
  `what is popular with no ${food}`,
  `popular dishes, no ${food}`,
  `anything ${food} free`,
  `do you have rolls that have no ${food}`,
  `which rolls lack ${food}`,
  `best rolls with no ${food}`,
]

const listNamed = (response: string) => {
  const text = response.replace(/\bRed Dragon Roll/g, 'Red-Dragon')
  return sampleMenu.filter(({ name }) => text.includes(name.replace('Red Dragon Roll', 'Red-Dragon')))
}

it('who asks for dishes without a food hears only dishes that are declared without it', () => {
  const wrong = Object.entries(foods).flatMap(([food, allergen]) =>
    questions(food).flatMap((message) => {
      const { response } = understand({ message, menu: sampleMenu })
      const dishes = listNamed(response).filter(
        (dish) =>
          `${dish.name} ${dish.description}`.toLowerCase().includes(food) ||
          (allergen !== null && (dish.allergens ?? [allergen]).includes(allergen)),
      )
      // A dish whose allergens the answer tells is no offer.
      return dishes
        .filter(({ name }) => !response.includes(`${name} contains`))
        .map(({ name }) => `${message}: ${name}`)
    }),
  )
  expect(wrong).toEqual([])
})

it('a list without a food keeps to the kind of dish, and says what it goes by', () => {
  const { response, action } = understand({ message: 'what rolls have no crab', menu: sampleMenu })
  expect(action).toBeNull()
  expect(response).toMatch(/^Vegetable Spring Rolls, .* Declared without shellfish\./)
  const none = understand({ message: 'which bentos have no crab or rice', menu: sampleMenu })
  expect(none.response).toMatch(/^I can't name a dish like that\./)
})

it('a menu without declared allergens is said to be so, and what is excluded is still a filter', () => {
  const menu = sampleMenu.map((dish) => ({ ...dish, allergens: null }))
  const facts = { location: locations[0], now: new Date('2026-11-21T20:00:00Z'), specials: [] }
  const ask = (dishes: readonly MenuItem[]) =>
    answerMessage({ message: 'which rolls have no tuna', menu: dishes, context: [], facts }).reply
  expect(ask(menu).response).toMatch(/^We haven't declared what is in these dishes, so please ask us\./)
  expect(ask(menu).filters).toEqual(['noFish'])
  expect(ask(sampleMenu).filters).toEqual(['noFish'])
})
