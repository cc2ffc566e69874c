import { sampleMenu } from '#infra/testkit/fixtures/sample-menu'
import { allergens } from '#shared/menu/contract'
import type { DietaryPreference } from '#shared/menu/dietary/filters'
import { understand } from '../understand'

const lineOf = (name: string) => ({
  itemId: sampleMenu.find((dish) => dish.name === name)?.id ?? 0,
  quantity: 1,
  notes: '',
  chosen: [],
})

const foods = ['prawns', 'shrimp', 'crab', 'seafood']

it.each([
  'anything but {food}',
  'anything other than {food}',
  "i don't like {food}, what do you suggest",
  'i avoid {food}. what do you have',
  "what do you recommend, i don't eat {food}",
  'something popular without {food}',
  'todo menos {food}',
])('a list of the message names no dish with a food that another part of it excludes: %s', (form) => {
  const wrong = foods.flatMap((food) => {
    const message = form.replace('{food}', food)
    const { response } = understand({ message, menu: sampleMenu })
    return sampleMenu.flatMap(({ name, allergens: own }) =>
      own?.includes('shellfish') && response.includes(name) ? [`${message}: ${name}`] : [],
    )
  })
  expect(wrong).toEqual([])
})

it.each(['sin camaron un dragon roll por favor', 'without shrimp a dragon roll please', 'no shrimp a dragon roll'])(
  'a refused food before a dish takes no dish out of the cart: %s',
  (message) => {
    const reply = understand({ message, menu: sampleMenu, context: [lineOf('Dragon Roll')] })
    expect(reply).toMatchObject({ action: 'add_to_cart', confidence: 'low', items: [{ itemName: 'Dragon Roll' }] })
  },
)

it('a question about an allergen of a dish orders nothing without a request, and nothing for certain', () => {
  const ask = (message: string) => understand({ message, menu: sampleMenu })
  const orderable = sampleMenu.filter(({ isAvailable, price }) => isAvailable && Number(price) > 0)
  // Every dish with three of the allergens, and every allergen with a third of the dishes.
  const wrong = orderable.flatMap(({ name }, index) =>
    allergens
      .filter((_, at) => (at + index) % 3 === 0)
      .flatMap((allergen) => {
        const dish = name.toLowerCase()
        const reply = ask(`${dish} does it have ${allergen}`)
        const ordered = ask(`one ${dish}, does it have ${allergen}`)
        return reply.action !== null || ordered.confidence === 'high' ? [`${dish}: ${allergen}`] : []
      }),
  )
  expect(wrong).toEqual([])
})

it.each<readonly [readonly DietaryPreference[]]>([[[]], [['noSesame']]])(
  'an allergy is told of each line of the cart, whatever the filters %j hide',
  (filters) => {
    const context = [lineOf('California Roll')]
    const { response } = understand({ message: "i'm allergic to sesame", menu: sampleMenu, context, filters })
    expect(response).toContain('The California Roll contains sesame.')
  },
)
