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
    response: expect.stringContaining('You refused chicken, which the Chicken Teriyaki has.'),
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
