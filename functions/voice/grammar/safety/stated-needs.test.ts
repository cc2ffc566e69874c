import { sampleMenu } from '#infra/testkit/fixtures/sample-menu'
import { understand } from '../../understand'
import { fitsDiet } from './food-warnings'
import { asItComes, type OrderedDish } from './ordered-dish'
import { isCooked } from './raw-food'

const ask = (message: string) => understand({ message, menu: sampleMenu })

const orderable = sampleMenu.filter(({ isAvailable, price }) => isAvailable && Number(price) > 0)

const adjectives: readonly (readonly [string, (dish: OrderedDish) => boolean])[] = [
  ['cooked', isCooked],
  ['vegan', (dish) => fitsDiet(dish, 'vegan')],
  ['vegetarian', (dish) => fitsDiet(dish, 'vegetarian')],
  ['halal', () => false],
  ['kosher', () => false],
]

const forms = [
  'one {need} {dish}',
  'can i get a {need} {dish} please',
  'one {dish}, make sure it is {need}',
  'for my {need} friend one {dish}',
]

it.each(adjectives)('no dish is added for certain as %s unless it is declared so', (need, isFit) => {
  const wrong = orderable.flatMap((dish) =>
    forms.flatMap((form) => {
      const message = form.replace('{need}', need).replace('{dish}', dish.name.toLowerCase())
      return !isFit(asItComes(dish)) && ask(message).confidence === 'high' ? [message] : []
    }),
  )
  expect(wrong).toEqual([])
})

it.each([
  ['one cooked tuna roll', 'The Tuna Roll contains raw ingredients.'],
  ['can i get a vegan miso soup', "I can't call the Miso Soup vegan."],
  ['miso soup for a vegan', "I can't call the Miso Soup vegan."],
  ['i keep kosher, one dragon roll', "We don't declare kosher"],
  ['un tuna roll cocido', 'Tuna Roll contiene ingredientes crudos.'],
])('the reply says what is not declared: %s', (message, says) => {
  expect(ask(message)).toMatchObject({ confidence: 'low', response: expect.stringContaining(says) })
})

it.each(['one cooked shrimp tempura', 'one hibachi steak cooked medium'])(
  'a dish that is declared so needs no yes: %s',
  (message) => {
    expect(ask(message).confidence).toBe('high')
  },
)

it.each([
  ['one vegan edamame please', 'high'],
  ['vegan edamame', 'low'],
])('the reply says what is declared of a dish that fits: %s', (message, confidence) => {
  const response = expect.stringContaining('The Edamame is vegetarian, without dairy or egg, by its declaration.')
  expect(ask(message)).toMatchObject({ confidence, response })
  expect(ask(message).response).not.toContain('not sure')
})

it('an adjective is about its dish, and no word that was not found', () => {
  const both = ask('one vegan edamame and one dragon roll')
  expect(both).toMatchObject({ items: [{ notes: 'vegan' }, { notes: '' }] })
  expect(ask("one shrimp tempura, make sure it's cooked").response).not.toContain("couldn't find")
})
