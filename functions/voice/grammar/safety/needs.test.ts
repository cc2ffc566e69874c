import { sampleMenu } from '#infra/testkit/fixtures/sample-menu'
import type { DietaryPreference } from '#shared/menu/dietary/filters'
import { locations } from '#shared/locations/index'
import type { MenuItem } from '#shared/menu/contract'
import { answerMessage } from '../../answer-message'
import { understand } from '../../understand'

const idOf = (name: string): number => sampleMenu.find((dish) => dish.name === name)?.id ?? 0

const say = (message: string, filters: readonly DietaryPreference[] = [], notes = '') =>
  understand({
    message,
    menu: sampleMenu,
    filters,
    context: notes === '' ? [] : [{ itemId: idOf('Miso Soup'), quantity: 1, notes }],
  })

it('asks before it adds a dish that an active filter hides', () => {
  const spider = say('one spider roll', ['noShellfish'])
  expect(spider).toMatchObject({ action: 'add_to_cart', confidence: 'low' })
  expect(spider.response).toContain('I heard 1 Spider Roll')
  expect(spider.response).toContain('shellfish')
  expect(say('one edamame', ['noShellfish'])).toMatchObject({ action: 'add_to_cart', confidence: 'high' })
  expect(say('one hibachi steak', ['vegetarian'])).toMatchObject({ confidence: 'low' })
  expect(say('one spider roll', ['popularOnly'])).toMatchObject({ confidence: 'high' })
})

it('says so where no dish of a shared name is declared without an allergen', () => {
  const salad = understand({ message: 'house ginger salad add shrimp, shellfish intolerant', menu: sampleMenu })
  expect(salad).toMatchObject({
    confidence: 'low',
    items: [{ itemName: 'House Ginger Salad', notes: 'shellfish intolerant' }],
    question: { kind: 'confirm' },
    response: expect.stringContaining('I added no "shrimp": no dish called so is declared without shellfish.'),
  })
  const roll = understand({ message: "one cola and a roll, i'm allergic to shellfish", menu: sampleMenu })
  expect(roll.response).not.toContain('California Roll')
})

it('repeats the allergy of a line with each added dish that declares it', () => {
  const roll = say('one spider roll', [], 'allergic to shellfish')
  expect(roll).toMatchObject({ action: 'add_to_cart', confidence: 'low' })
  expect(roll.response).toContain('shellfish')
  expect(say('one edamame', [], 'allergic to shellfish').confidence).toBe('high')
  expect(say('one spider roll', [], 'no onions').confidence).toBe('high')
})

it.each(['allergic to shrimp', 'crab allergy', "can't have shellfish", 'alérgico a los mariscos', '对虾过敏'])(
  'repeats an allergy that a line tells by its food, or in other words: %s',
  (notes) => {
    const roll = say('and one dragon roll please', [], notes)
    expect(roll).toMatchObject({ action: 'add_to_cart', confidence: 'low' })
    expect(roll.response).toContain('The Dragon Roll contains shellfish')
  },
)

it.each([
  'what do you recommend',
  'surprise me',
  "what's popular",
  'which rolls do you have',
  'do you have a kids menu',
])('suggests nothing that an active filter hides: %s', (message) => {
  const { response } = say(message, ['noShellfish'])
  const named = sampleMenu.filter(({ name }) => response.includes(name))
  expect(named.length).toBeGreaterThan(0)
  expect(named.filter(({ allergens }) => allergens?.includes('shellfish')).map(({ name }) => name)).toEqual([])
})

it.each([
  'is the dragon roll shrimp free',
  'is the dragon roll free of shrimp',
  'do you have a dragon roll with no shrimp',
  'so the dragon roll has no shrimp?',
])('tells what a dish has when it may have the food that the guest does without: %s', (message) => {
  expect(say(message).response).toMatch(/^Dragon Roll: Shrimp tempura .* The Dragon Roll contains shellfish/)
})

it('asks before a change brings a dish that the allergy excludes', () => {
  const change = say('swap the miso soup for a spider roll', [], 'allergic to shellfish')
  expect(change).toMatchObject({ action: 'update_cart', confidence: 'low' })
  expect(change.response).toContain('shellfish')
})

describe('what a guest told is known in the next message', () => {
  const facts = { location: locations[0], now: new Date('2026-11-21T20:00:00Z'), specials: [] }
  const ask = (message: string, menu: readonly MenuItem[], filters?: readonly DietaryPreference[]) =>
    answerMessage({ message, menu, filters, facts }).reply
  const undeclared = sampleMenu.map((dish) => ({ ...dish, allergens: null, nutrition: null }))
  const withAllergens = sampleMenu.filter(({ allergens }) => allergens?.length)

  it.each([
    ['where nothing is declared', "i'm allergic to shrimp", 'one dragon roll please', undeclared],
    ['where nothing is declared', 'soy alergico a los camarones', 'un dragon roll', undeclared],
    ['where nothing is declared', "i'm pregnant", 'one tuna roll please', undeclared],
    [
      'where no dish fits',
      "i'm allergic to soy, gluten, fish, egg, shellfish, dairy and sesame",
      'one dragon roll',
      withAllergens,
    ],
    ['by a filter', "i'm allergic to shrimp", 'one dragon roll please', sampleMenu],
    ['by a filter', "i'm pregnant", 'one hibachi steak rare', sampleMenu],
  ])('%s: %s', (_, first, order, menu) => {
    const { filters } = ask(first, menu)
    expect(filters).not.toBeUndefined()
    expect(ask(order, menu, filters)).toMatchObject({ action: 'add_to_cart', confidence: 'low' })
    expect(ask(order, menu)).toMatchObject({ action: 'add_to_cart', confidence: 'high' })
  })
})
