import { sampleMenu } from '#infra/testkit/fixtures/sample-menu'
import { understand } from '../../understand'

const lineOf = (name: string, quantity = 1) => {
  const dish = sampleMenu.find((each) => each.name === name)
  const options = dish?.optionGroups.flatMap((group) => group.options) ?? []
  const chosen = options.flatMap(({ id, isDefault }) => (isDefault ? [id] : []))
  return { itemId: dish?.id ?? 0, quantity, notes: '', chosen }
}

const say = (message: string, ...cart: readonly string[]) =>
  understand({ message, menu: sampleMenu, context: cart.map((name) => lineOf(name)) })

const format = ({ action, confidence, items }: ReturnType<typeof say>) =>
  `${action ?? 'nothing'} ${confidence ?? ''} ${items.map(({ quantity, itemName }) => `${quantity} ${itemName}`).join('; ')}`.trim()

test.each([
  'no thanks on the edamame',
  'nothing with eel',
  "I'm not in the mood for a tuna roll",
  'stop adding california rolls',
  'hold off on the mayo',
  'can you guarantee the garden platter is soy free',
  'show me the spider roll',
  'if the tuna roll is fresh I will take two',
])('adds nothing: %s', (message) => {
  expect(format(say(message))).toBe('nothing')
})

it('lists only dishes that are declared without an excluded food', () => {
  const reply = say('show me rolls without shellfish')
  expect(format(reply)).toBe('nothing')
  expect(reply.response).toContain('declared without shellfish')
})

test.each([
  ['pick up at 7:30', 'I set the time to Wed, Dec 31, 7:30 PM.'],
  ['there are four of us', 'How many of which dish would you like?'],
  ['we are a party of six', 'How many of which dish would you like?'],
  ['deliver it to 1234 Tamiami Trail', 'You enter the address at checkout.'],
  ['my daughter is 4 years old', 'I changed nothing.'],
  ['20 minutes ago', 'You choose the time at checkout.'],
])('a number that counts no dish changes no line: %s', (message, response) => {
  const reply = say(message, 'Spider Roll')
  expect(format(reply)).toBe('nothing')
  expect(reply.response).toContain(response)
})

test.each([
  ['two spider rolls for four people', 'add_to_cart high 2 Spider Roll'],
  ['two spider rolls at 7:30', 'add_to_cart high 2 Spider Roll'],
  ['no edamame, give me a miso soup', 'add_to_cart high 1 Miso Soup'],
  ["I don't like edamame, so I'll take a miso soup", 'add_to_cart high 1 Miso Soup'],
  ['a spider roll and edamame, lose the edamame', 'add_to_cart high 1 Spider Roll'],
])('adds what the message orders besides: %s', (message, expected) => {
  expect(format(say(message))).toBe(expected)
})

test.each([
  ['one spider roll', 'high'],
  ['could I get a spider roll please', 'high'],
  ['a hibachi chicken with fried rice', 'high'],
  ['one spider roll blorptastic', 'low'],
  ['grandma spider roll wobble', 'low'],
])('is certain only if each word has a part in the order: %s', (message, confidence) => {
  expect(say(message)).toMatchObject({ action: 'add_to_cart', confidence })
})

test.each([
  'the dragon roll ruined my evening',
  'I dread the volcano roll',
  'el dragon roll me cayó pesado',
  'the gyoza here is greasy',
  'me da comezón el tuna roll',
  'you guys still do the spider roll right',
])('offers a dish that the message only speaks of: %s', (message) => {
  expect(format(say(message))).toBe('nothing')
})

it('a refused dish is no note of another one', () => {
  expect(format(say('no need for edamame', 'Cola'))).toBe('nothing')
  expect(format(say('no ice', 'Cola'))).toBe('update_cart high 1 Cola')
})
