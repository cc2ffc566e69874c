import { askAssistant } from '#infra/testkit/clients/assistant-client'

const dishes = (sentence: string) => {
  const { action, items } = askAssistant(sentence)
  return [action, ...items.map(({ quantity, itemName }) => `${quantity} ${itemName}`)]
}

it.each([
  ['un hibachi de pollo sin cebolla y dos limonadas', '1 Hibachi Chicken', '2 Fresh Lemonade'],
  ['un hibachi de pollo, sin cebolla y con dos limonadas', '1 Hibachi Chicken', '2 Fresh Lemonade'],
  ['un hibachi de pollo sin cebolla ni zanahoria y una limonada', '1 Hibachi Chicken', '1 Fresh Lemonade'],
  ['un hibachi de pollo sin cebolla y limonada', '1 Hibachi Chicken', '1 Fresh Lemonade'],
  ['un hibachi de pollo sin cebolla y un hibachi de camarones', '1 Hibachi Chicken', '1 Hibachi Shrimp'],
  ['a hibachi chicken without onions and with two lemonades', '1 Hibachi Chicken', '2 Fresh Lemonade'],
])('a counted dish after what another comes without is ordered: %s', (sentence, ...lines) => {
  expect(dishes(sentence)).toEqual(['add_to_cart', ...lines])
  expect(askAssistant(sentence).response).toMatch(/^\S+ 1 Hibachi Chicken \((?:no onions|sin cebolla)/)
  expect(askAssistant(sentence).response).not.toMatch(/no quiere|No agregué/)
})

it.each([
  'una ensalada de jengibre sin aderezo y dos limonadas sin hielo',
  'una ensalada sin aderezo y dos limonadas',
  'a shake without lemonade',
  'un batido sin limonada',
  'a burger, no lemonade',
  'pizza sin limonadas',
  'a dragon roll without lemonade',
  'a pizza instead of the lemonade',
  'no lemonade and a burger',
])('what a dish comes without takes nothing out of the cart: %s', (sentence) => {
  expect(askAssistant(`${sentence} | Fresh Lemonade`).action).not.toBe('remove_from_cart')
  expect(askAssistant(`${sentence} | Fresh Lemonade`).items).not.toContainEqual(
    expect.objectContaining({ itemName: 'Fresh Lemonade', quantity: 0 }),
  )
})

it.each(['sin limonadas', 'no lemonade', 'a shake and no lemonade after all', 'a pizza and cancel the lemonade'])(
  'a removal takes it out: %s',
  (sentence) => {
    expect(dishes(`${sentence} | Fresh Lemonade`)).toEqual(['remove_from_cart', '1 Fresh Lemonade'])
  },
)

it.each(['the kids would like', 'my kids want', 'my son wants', 'we would like'])('one of two: %s', (who) => {
  expect(dishes(`${who} two kids hibachi chickens, one without broccoli`)).toEqual([
    'add_to_cart',
    '1 Kids Hibachi Chicken',
    '1 Kids Hibachi Chicken',
  ])
})

it('takes no dish for a part of its name without a word of removal', () => {
  expect(askAssistant('sin mantequilla por favor').action).toBeNull()
  expect(askAssistant('no butter please').action).toBeNull()
  expect(dishes('no california roll')).toEqual(['remove_from_cart', '1 California Roll'])
})
