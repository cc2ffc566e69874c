import { askAssistant, formatLines } from '#infra/testkit/clients/assistant-client'
import { sampleMenu } from '#infra/testkit/fixtures/sample-menu'
import type { DietaryPreference } from '#shared/menu/dietary/filters'
import { buildMenuItem, buildMenuOption, buildOptionGroup } from '#shared/testing/fixtures'
import { understand } from '../../understand'
import { ALLERGY_NOTICE } from './allergens'
import { asItComes } from './ordered-dish'
import { describeDiet } from './food-warnings'

describe('diets', () => {
  it.each([
    ["I'm vegan", null, 'Vegetarian, without dairy or egg, by their declaration:'],
    ['is the vegetable tempura vegan', null, "I can't call the Vegetable Tempura vegan."],
    ["I'm vegetarian, two california rolls", 'low', "I can't call the California Roll vegetarian."],
    ["a dragon roll for my wife who's vegan", 'low', "I can't call the Dragon Roll vegan."],
    ["I'm vegetarian, a seaweed salad", 'high', 'The Seaweed Salad is vegetarian by its declaration.'],
    ["I don't eat california rolls", null, 'I added no California Roll'],
  ])('%s', (sentence, confidence, says) => {
    expect(askAssistant(sentence).confidence).toBe(confidence)
    expect(askAssistant(sentence).response).toContain(says)
  })

  it('a dish with honey is vegetarian, not vegan', () => {
    const avocado = sampleMenu.filter(({ name }) => name === 'Avocado Roll')
    const rolls = avocado.map(asItComes)
    const glazed = avocado
      .map((roll) => ({ ...roll, description: `${roll.description} Glazed with honey.` }))
      .map(asItComes)
    expect(rolls.map((roll) => describeDiet(roll, 'vegan').en)).toEqual([expect.stringContaining('by its declaration')])
    expect(glazed.map((roll) => describeDiet(roll, 'vegan').en)).toEqual(["I can't call the Avocado Roll vegan."])
    expect(glazed.map((roll) => describeDiet(roll, 'vegetarian').en)).toEqual([
      expect.stringContaining('is vegetarian'),
    ])
  })

  it('narrow the dishes for a guest with an allergy', () => {
    const { response } = askAssistant("I'm vegan and allergic to soy")
    expect(response).toMatch(/^Declared without soy: /)
    expect(response).not.toContain('Crab')
  })
})

describe('a dish is judged with what a required choice may bring', () => {
  const choice = (...options: ReturnType<typeof buildMenuOption>[]) => [
    buildOptionGroup('protein', options, { name: 'Protein', min: 1 }),
  ]
  const greens = { description: 'Rice, cucumber and avocado with your choice', allergens: [] }
  const garden = buildMenuItem({ id: 9001, code: 'GB1', name: 'Garden Bowl', ...greens })
  const harbor = buildMenuItem({ id: 9002, code: 'HB1', name: 'Harbor Bowl', ...greens })
  const menu = [
    ...sampleMenu,
    { ...garden, optionGroups: choice(buildMenuOption('chicken', 'Grilled Chicken'), buildMenuOption('tofu', 'Tofu')) },
    {
      ...harbor,
      optionGroups: choice(
        buildMenuOption('ahi', 'Ahi', { allergensAdded: ['fish'], advisory: 'raw' }),
        buildMenuOption('ebi', 'Ebi', { allergensAdded: ['shellfish'] }),
      ),
    },
  ]
  const ask = (message: string, filters?: readonly DietaryPreference[]) => understand({ message, menu, filters })

  it.each([
    ['is the garden bowl vegetarian', "I can't call the Garden Bowl vegetarian."],
    ["i'm vegan, one garden bowl please", "I can't call the Garden Bowl vegan."],
    ["i'm vegetarian, one garden bowl with tofu please", 'The Garden Bowl is vegetarian by its declaration.'],
    ['is there raw fish in the harbor bowl', 'The Harbor Bowl contains raw ingredients.'],
    ['is the harbor bowl cooked', 'The Harbor Bowl contains raw ingredients.'],
    ["i'm pregnant, can i have the harbor bowl", 'The Harbor Bowl contains raw ingredients.'],
    ["i'm allergic to shrimp, one harbor bowl", 'The Harbor Bowl contains shellfish.'],
  ])('%s', (sentence, says) => {
    expect(ask(sentence).response.replaceAll('*', '')).toContain(says)
  })

  it('an active filter counts like a need', () => {
    expect(ask('one garden bowl', ['vegetarian'])).toMatchObject({ confidence: 'low' })
    expect(ask('one garden bowl', ['vegetarian']).response).toContain('which hides the Garden Bowl')
    expect(ask('one harbor bowl', ['noRaw']).response).toContain('which hides the Harbor Bowl')
  })
})

describe('a dish is called free of an allergen only if it is declared so', () => {
  it.each([
    ['A gluten free California Roll', '1 California Roll (gluten free)', 'contains gluten'],
    ['a dairy-free philadelphia roll', '1 Philadelphia Roll (dairy free)', 'contains dairy'],
    ['a nut free honey walnut shrimp', '1 Honey Walnut Shrimp (nut free)', 'contains nuts'],
    ['a honey walnut shrimp no nuts please', '1 Honey Walnut Shrimp (no nuts)', 'contains nuts'],
    [
      'a gluten and dairy free philadelphia roll',
      '1 Philadelphia Roll (gluten and dairy free)',
      'contains dairy and is declared without gluten',
    ],
  ])('%s', (sentence, line, says) => {
    const reply = askAssistant(sentence)
    expect(formatLines(reply)).toEqual([line])
    expect(reply).toMatchObject({ action: 'add_to_cart', confidence: 'low' })
    expect(reply.response).not.toContain('Adding')
    expect(reply.response).toContain(says)
    expect(reply.response).toContain(ALLERGY_NOTICE.en)
  })

  it('and is then added at once', () => {
    const reply = askAssistant('a nut free green tea')
    expect(reply).toMatchObject({ action: 'add_to_cart', confidence: 'high' })
    expect(reply.response).toContain(`The Green Tea is declared without nuts or peanuts. ${ALLERGY_NOTICE.en}`)
  })

  it('and only the dish that the request is about', () => {
    expect(formatLines(askAssistant('a dragon roll and a sesame free california roll'))).toEqual([
      '1 Dragon Roll',
      '1 California Roll (sesame free)',
    ])
  })

  it('a request for a dish in the cart becomes a note, with the declaration', () => {
    const reply = askAssistant('make it gluten free | California Roll')
    expect(formatLines(reply)).toEqual(['1 California Roll (gluten free)'])
    expect(reply.response).toBe(
      `I've noted "gluten free" for the kitchen. The California Roll contains gluten. ${ALLERGY_NOTICE.en}`,
    )
  })

  it.each(['make the california roll gluten free', "make that two, I'm allergic to sesame | California Roll"])(
    'but the quantity is not raised: %s',
    (sentence) => {
      expect(askAssistant(sentence)).toMatchObject({
        action: null,
        response: expect.stringMatching(/^I didn't change your cart/),
      })
    },
  )

  it.each(['carries an EpiPen', 'can’t have sesame', 'alergic to sesame'])(
    'a dish with the note "%s" in the cart is not added again without confirmation',
    (note) => expect(askAssistant(`another one | California Roll (${note})`).confidence).toBe('low'),
  )

  it.each([
    ['make that three', 'update_cart', '3 California Roll', 'contains gluten and sesame'],
    ['another one', 'add_to_cart', '1 California Roll', 'contains gluten and sesame'],
  ])('a confirmed note stays with a dish, and more pieces wait: %s', (message, action, line, says) => {
    const notes = 'celiac; 1 x sesame allergy'
    const reply = askAssistant(`${message} | California Roll (${notes})`)
    expect(reply).toMatchObject({ action, confidence: 'low', response: expect.stringContaining(says) })
    expect(formatLines(reply)).toEqual([`${line} (${notes})`])
  })
})

const questions = [
  '{dish}, does it have {food}',
  'can i have one {dish} and does it contain {food}',
  'one {dish}. any {food} in that?',
  'one {dish} what about {food}',
  'one {dish} and how much {food} is in it',
  'add a {dish} but does it have {food}',
  'un {dish}, tiene {food}',
]

it('a question about an allergen of the ordered dish orders nothing without a yes, wherever it stands', () => {
  const certain = ['edamame', 'dragon roll', 'seaweed salad'].flatMap((dish) =>
    ['shrimp', 'gluten', 'nuts'].flatMap((food) =>
      questions
        .map((form) => form.replace('{dish}', dish).replace('{food}', food))
        .filter((message) => askAssistant(message).confidence === 'high'),
    ),
  )
  expect(certain).toEqual([])
})

it('a food that is only asked about is no note', () => {
  const reply = askAssistant('one edamame what about gluten')
  expect(reply.items).toEqual([])
  expect(reply.response).toContain('The Edamame is declared without gluten.')
})
