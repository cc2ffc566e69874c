import { allergenWords } from '#shared/menu/dietary/allergen-words'
import { allergens } from '#shared/menu/contract'
import { sampleMenu } from '#infra/testkit/fixtures/sample-menu'
import { understand } from '../../understand'

/** Foods, each with a dish whose name or description has it. */
const dishes = {
  shrimp: 'dragon roll',
  salmon: 'rainbow roll',
  chicken: 'chicken teriyaki',
  steak: 'hibachi steak',
  cucumber: 'cucumber roll',
  garlic: 'garlic edamame',
  mushroom: 'hibachi chicken',
  tofu: 'miso soup',
  'spicy food': 'spicy tuna roll',
}

const phrases = (food: string): readonly string[] => [
  `${food} makes me sick`,
  `${food} upsets my stomach`,
  `${food} is off limits for me`,
  `${food} doesn't agree with me`,
  `me and ${food} don't get along`,
  `${food} and i are not friends`,
  `${food} never sits right with me`,
  `${food} is a no for me`,
  `i'm off ${food}`,
  `i avoid ${food}`,
  `i hate ${food}`,
  `i can't be around ${food}`,
  `we are a ${food} free family`,
  `nothing with ${food} for me`,
  `no contact with ${food}`,
  `keep me away from ${food}`,
  `my doctor says no ${food}`,
  `no tolero ${food}`,
]

const orders = (refusal: string, dish: string): readonly string[] => [
  `${refusal}, one ${dish} please`,
  `one ${dish} please, ${refusal}`,
  `${refusal} so one ${dish}`,
]

const messages = Object.entries(dishes).flatMap(([food, dish]) =>
  phrases(food).flatMap((refusal) => orders(refusal, dish).map((message) => [food, message] as const)),
)

it('a dish with a food that the guest refuses is added only after a yes, or without that food', () => {
  const added = messages.flatMap(([food, message]) => {
    const { action, confidence, response } = understand({ message, menu: sampleMenu })
    const isLeftOut = response.includes(`(no ${food}`)
    return action === 'add_to_cart' && confidence === 'high' && !isLeftOut ? [message] : []
  })
  expect(added).toEqual([])
})

it('a refused food that another dish has leaves the ordered one as it is', () => {
  const reply = understand({ message: 'nothing with mushrooms for me, one dragon roll please', menu: sampleMenu })
  expect(reply).toMatchObject({ confidence: 'high', items: [{ itemName: 'Dragon Roll', quantity: 1 }] })
})

it.each([
  'hibachi chicken with noodles instead of rice',
  'three california rolls one without avocado',
  'one hibachi chicken no mushrooms',
  'no cucumber on the dragon roll',
  'dragon roll no eel sauce',
  'one hibachi shrimp without mushrooms and one hibachi chicken extra sauce',
])('a food that an option or a note leaves out needs no yes: %s', (message) => {
  expect(understand({ message, menu: sampleMenu }).confidence).toBe('high')
})

it('the question names the food and the dish', () => {
  const reply = understand({ message: "i'm off chicken, one chicken teriyaki", menu: sampleMenu })
  expect(reply).toMatchObject({
    confidence: 'low',
    items: [{ itemName: 'Chicken Teriyaki', quantity: 1 }],
    response: expect.stringContaining('You said no chicken, but the Chicken Teriyaki has it.'),
  })
})

it('a part of a name that is said once more counts no second dish without a question', () => {
  const reply = understand({ message: 'one cucumber roll please, cucumber is what i live for', menu: sampleMenu })
  expect(reply.confidence).toBe('low')
})

it('a refused dish that waits in the list or is in the cart is said to stay there', () => {
  const chicken = sampleMenu.find(({ name }) => name === 'Hibachi Chicken')
  const context = [{ itemId: chicken?.id ?? 0, quantity: 2, notes: '' }]
  const { response } = understand({ message: "i'm off chicken, one chicken teriyaki", menu: sampleMenu, context })
  expect(response).not.toContain('I added no Hibachi Chicken')
})

const refusals = [
  'no {food}, one {dish}',
  "i don't like {food}, one {dish} please",
  'one {dish}. i hate {food}',
  'no quiero {food}, un {dish}',
  'nothing with {food}, one {dish}',
  "i'm not eating {food} today, one {dish}",
  'skip the {food}. one {dish}',
  'nada con {food}, un {dish}',
]

/** Lists the messages that add the dish for certain although they refuse a food of it. */
const listCertain = (food: string, dish: string): readonly string[] =>
  refusals.flatMap((form) => {
    const message = form.replace('{food}', food).replace('{dish}', dish.toLowerCase())
    const { action, confidence, items } = understand({ message, menu: sampleMenu })
    const isLeftOut = items.some(({ notes, options }) => notes !== '' || options.length > 0)
    return action === 'add_to_cart' && confidence === 'high' && !isLeftOut ? [message] : []
  })

it('a food of an allergen that the dish has is noticed in all words, singular and plural', () => {
  const isName = (food: string) => /^(?:edamame|miso)s?$/.test(food)
  const certain = allergens.flatMap((allergen) => {
    const dish = sampleMenu.find((each) => each.allergens?.includes(allergen) && each.price !== null)
    if (!dish) return []
    const { excluded, foods } = allergenWords[allergen]
    const words = `${excluded}, ${foods}`.split(',').map((word) => word.trim().replace(/\s+/g, ' '))
    const both = words.flatMap((word) => [word, word.endsWith('s') ? word : `${word}s`])
    return both.filter((food) => !isName(food)).flatMap((food) => listCertain(food, dish.name))
  })
  expect(certain).toEqual([])
})

it('a kind of meat that the text of the dish names is noticed', () => {
  const certain = Object.entries({
    meat: ['Hibachi Steak', 'Hibachi Chicken', 'Chicken Gyoza'],
    beef: ['Hibachi Steak', 'Hibachi Filet Mignon'],
    'red meat': ['Hibachi Steak'],
    poultry: ['Hibachi Chicken', 'Chicken Teriyaki'],
    carne: ['Hibachi Steak'],
    pollo: ['Hibachi Chicken'],
  }).flatMap(([food, dishes]) => dishes.flatMap((dish) => listCertain(food, dish)))
  expect(certain).toEqual([])
})

it('a refused dish that comes with the ordered one is noticed, and no other', () => {
  const reply = understand({ message: 'dragon roll without the shrimp tempura', menu: sampleMenu })
  expect(reply).toMatchObject({ confidence: 'low', items: [{ itemName: 'Dragon Roll' }] })
  expect(reply.response).toContain('You said no shrimp tempura, but the Dragon Roll has it.')
  expect(understand({ message: 'no edamame, one dragon roll', menu: sampleMenu }).confidence).toBe('high')
})
