import { sampleMenu } from '#infra/testkit/fixtures/sample-menu'
import { locations, type Location } from '#shared/locations/index'
import type { OpenQuestion, VoiceReply } from '#shared/voice/contract'
import { understand } from '../understand'

/** Saturday, 3 PM in Florida. */
const now = new Date('2026-11-21T20:00:00Z')
const live: Location = { ...locations[0], mode: 'live' }
const facts = { location: live, now, specials: [] }

const lineOf = (line: string) => {
  const [, quantity = '1', name = '', notes = ''] = /^(\d+) ([^(]+?)(?: \((.+)\))?$/.exec(line) ?? []
  const dish = sampleMenu.find((each) => each.name === name)
  const options = dish?.optionGroups.flatMap((group) => group.options) ?? []
  const chosen = options.flatMap(({ id, isDefault }) => (isDefault ? [id] : []))
  return { itemId: dish?.id ?? 0, quantity: Number(quantity), notes, chosen }
}

/** Says messages one after the other, each with the question and the language of the last reply. */
function talk(messages: readonly string[], ...cart: readonly string[]): VoiceReply {
  const context = cart.map(lineOf)
  return messages.reduce<VoiceReply>(
    ({ question, language }, message) => understand({ message, menu: sampleMenu, facts, context, question, language }),
    understand({ message: '', menu: sampleMenu }),
  )
}

const format = ({ action, confidence, items }: VoiceReply) =>
  `${action ?? 'nothing'} ${confidence ?? ''} ${items.map(({ quantity, itemName, notes }) => `${quantity} ${itemName}${notes && ` (${notes})`}`).join('; ')}`.trim()

test.each([
  [['two hibachi', 'the first one'], 'add_to_cart high 2 Hibachi Shrimp'],
  [['a teriyaki', 'the hibachi one'], 'nothing'],
  [['a teriyaki', 'the chicken one'], 'add_to_cart high 1 Chicken Teriyaki'],
  [['three teriyaki', 'the second one'], 'add_to_cart high 3 Chicken Teriyaki'],
  [['a teriyaki', 'two of the second one'], 'add_to_cart high 2 Chicken Teriyaki'],
  [['a dragon roll or a cola', 'both'], 'add_to_cart high 1 Dragon Roll; 1 Cola'],
  [['a dragon roll or a cola', 'number two please'], 'add_to_cart high 1 Cola'],
  [['a dragon roll or a cola', 'neither'], 'nothing'],
  [['a dragon roll or a cola', 'a miso soup'], 'add_to_cart high 1 Miso Soup'],
  [['do you have dragon rolls', 'yes please'], 'add_to_cart high 1 Dragon Roll'],
  [['do you have dragon rolls', 'no'], 'nothing'],
  [['1.5 dragon rolls', 'two'], 'add_to_cart high 2 Dragon Roll'],
  [['two hibachi no onions', 'the first one'], 'add_to_cart high 2 Hibachi Shrimp'],
  [['seven', 'dragon roll'], 'add_to_cart high 7 Dragon Roll'],
  [['un teriyaki', 'la segunda'], 'add_to_cart high 1 Chicken Teriyaki'],
  [['twenty dragon rolls', 'yes'], 'add_to_cart high 20 Dragon Roll'],
  [['twenty dragon rolls', 'yes and a cola'], 'add_to_cart high 20 Dragon Roll; 1 Cola'],
  [['twenty dragon rolls', 'never mind'], 'nothing'],
  [['twenty dragon rolls', 'make that two'], 'update_cart high 2 Dragon Roll'],
])('answers the open question: %j', (messages, expected) => {
  expect(format(talk(messages))).toBe(expected)
})

it.each([
  [['a steak medium rare with fried rice', 'the teriyaki one'], 'Steak Teriyaki', ['medium-rare', 'fried-rice']],
  [['two steaks with fried rice', 'steak teriyaki'], 'Steak Teriyaki', ['fried-rice']],
  [['a teriyaki with fried rice no broccoli', 'chicken'], 'Chicken Teriyaki', ['fried-rice', 'no-broccoli']],
  [['the shrimp with noodles', 'hibachi shrimp'], 'Hibachi Shrimp', ['noodles']],
])('the chosen dish has the options of the request that left it open: %j', (messages, itemName, options) => {
  expect(talk(messages).items).toMatchObject([{ itemName, options }])
})

it('names the line that a dish replaces, after a question', () => {
  const reply = talk(['no wait, I meant the spicy tuna', 'the cola'], '2 Cola', '1 Miso Soup')
  expect(format(reply)).toBe('update_cart high 2 Spicy Tuna Roll; 0 Cola')
})

test.each([
  [['make that eight'], 'nothing'],
  [['make that eight', 'yes'], 'update_cart high 8 Dragon Roll'],
  [['make that eight', 'no'], 'nothing'],
  [['make that seven'], 'update_cart high 7 Dragon Roll'],
  [['eight'], 'nothing'],
  [['three'], 'nothing'],
  [['three', 'yes'], 'update_cart high 3 Dragon Roll'],
  [['two of those'], 'update_cart high 2 Dragon Roll'],
])('asks before a change to many, and about a bare number: %j', (messages, expected) => {
  expect(format(talk(messages, '3 Dragon Roll'))).toBe(expected)
})

it('asks nothing about a change among many', () => {
  expect(format(talk(['make that nine'], '8 Dragon Roll'))).toBe('update_cart high 9 Dragon Roll')
})

test.each([
  ["what's my total", 'come to $46.00 before discounts'],
  ["what's in my cart", 'You have 3 Dragon Roll and 1 Cola.'],
  ['how many dragon rolls do I have', 'You have 3 Dragon Roll.'],
  ['how much are the dragon rolls', '3 Dragon Roll come to $43.50 before tax.'],
  ['how much is two dragon rolls', '2 Dragon Roll come to $29.00 before tax.'],
  ['how much is a dragon roll', 'The Dragon Roll is $14.50.'],
  ['que tengo en mi carrito', 'Tiene 3 Dragon Roll y 1 Cola.'],
  ["that's all", 'You have 3 Dragon Roll and 1 Cola. Tap'],
])('counts a dish over all its lines: %s', (message, response) => {
  expect(talk([message], '2 Dragon Roll', '1 Dragon Roll (no wasabi)', '1 Cola').response).toContain(response)
})

test.each([
  ['something with avocado', 'With avocado: Avocado Salad, Dragon Roll'],
  ['what do you have with eel', 'With eel: '],
  ['algo con camaron', 'Con camaron: '],
])('lists what has a food: %s', (message, response) => {
  const reply = talk([message])
  expect(reply).toMatchObject({ action: null, question: { kind: 'which-dish' } })
  expect(reply.response).toContain(response)
})

const at = (clock: string) => new Date(`${clock}:00-05:00`).toISOString()

test.each([
  ['for pickup at 7:30', { orderType: 'pickup', scheduledFor: at('2026-11-21T19:30') }],
  ['pick up tomorrow at noon', { orderType: 'pickup', scheduledFor: at('2026-11-22T12:00') }],
  ['two dragon rolls at 6 pm', { scheduledFor: at('2026-11-21T18:00') }],
  ['in an hour please', { scheduledFor: at('2026-11-21T16:00') }],
  ['on monday at 5', { scheduledFor: at('2026-11-23T17:00') }],
  ['para recoger a las siete y media', { orderType: 'pickup', scheduledFor: at('2026-11-21T19:30') }],
  ['deliver it', { orderType: 'delivery' }],
  ['two dragon rolls, for delivery at half past six', { orderType: 'delivery', scheduledFor: at('2026-11-21T18:30') }],
  ['a domicilio por favor', { orderType: 'delivery' }],
  ['delivery to 34668', { orderType: 'delivery' }],
  ['two dragon rolls, deliver it to zip code 34652', { orderType: 'delivery' }],
  ['una cola a domicilio al 34668', { orderType: 'delivery' }],
  ['delivery to 33801', undefined],
  ['one dragon roll, delivery to 10001', undefined],
  ['recoger mañana a las 6 de la tarde', { orderType: 'pickup', scheduledFor: at('2026-11-22T18:00') }],
  ['schedule it for tomorrow at noon', { scheduledFor: at('2026-11-22T12:00') }],
  ['can you schedule it for tomorrow at noon', { scheduledFor: at('2026-11-22T12:00') }],
  ['set the time to 7:30 pm', { scheduledFor: at('2026-11-21T19:30') }],
  ['delivery to tampa at 7:30 tonight', { scheduledFor: at('2026-11-21T19:30') }],
  ['do you deliver at 7:30', undefined],
  ['pickup at 3 am', { orderType: 'pickup' }],
  ['can you deliver to my house', undefined],
  ['no delivery', undefined],
  ['a dragon roll for four people', undefined],
  ['no rolls at 7', undefined],
])('sets the order type and the time for the checkout: %s', (message, checkout) => {
  expect(talk([message]).checkout).toEqual(checkout)
})

it.each([
  'can you deliver at 7:30 tonight',
  'can you deliver it at 7:30 pm',
  'delivery at 7:30 tonight please',
  'delivery for 7:30 tonight',
  "we'd like it delivered to 100 Main Street, Port Richey, FL 34668 at 7:30 tonight",
  'at 7:30 tonight deliver it to 100 Main Street, Port Richey',
  'two dragon rolls delivered to 100 Main Street, Port Richey 34668 at 7:30 tonight',
  'delivery to port richey at 7:30 tonight',
  'mándemelo a 100 Main Street, Port Richey 34668 a las 7:30',
  'entrega a las 7:30',
  '¿pueden entregar a las 7:30?',
])('reads order type, place and time in one sentence: %s', (message) => {
  expect(talk([message]).checkout).toEqual({ orderType: 'delivery', scheduledFor: at('2026-11-21T19:30') })
})

it.each([
  ['delivery to 34668', 'Yes, we deliver to 34668'],
  ['delivery to 33801', 'Hibachi Ember Highland City does'],
  ['una cola, entrega al 33801', 'Puede recogerlo aquí'],
  ['one dragon roll, delivery to 10001', 'You can pick it up here'],
])('says whether the location delivers to the ZIP code of an order, and what does: %s', (message, says) => {
  expect(talk([message]).response).toContain(says)
})

it.each([
  ['do you deliver at night', 'Yes, we deliver in'],
  ['do you deliver at 7:15', 'Yes, we deliver in'],
  ['do you deliver to new port richey', 'Yes, we deliver to New Port Richey'],
  ['entrega a las 7', 'Puse su pedido para entrega. La dirección se escribe al pagar. Puse la hora'],
  ['schedule it for tomorrow at noon', 'I set the time to Sun, Nov 22, 12:00 PM.'],
  ['quite las colas', 'Quito'],
  ['a quite spicy dragon roll', '1 Dragon Roll'],
  ['cambie la cola por un té verde', 'Lo cambio a 1 Green Tea'],
  ['no soy', 'I added nothing'],
  ['chicken gyoza soy allergy', 'I heard 1 Chicken Gyoza'],
  ['soy vegano', 'Vegetariano'],
])('reads times, towns and the language of a message: %s', (message, says) => {
  expect(talk([message], '1 Cola').response).toContain(says)
})

it.each(['how much is that so far', 'how much is that', 'how much is this altogether', 'how much will that be'])(
  'says the total of a cart: %s',
  (message) => {
    expect(talk([message], '2 Cola').response).toContain('The dishes in your cart come to')
    expect(talk([message]).response).not.toContain('cart')
  },
)

it('offers the checkout of a cart', () => {
  for (const message of ['checkout', "that's all", "what's my total", 'quiero pagar'])
    expect(talk([message], '1 Cola').offersCheckout).toBe(true)
  expect(talk(['checkout']).offersCheckout).toBeUndefined()
})

it('counts no line that waits for a yes as in the cart, and names it before the checkout', () => {
  const doubtful = 'twenty dragon rolls'
  const notYet = 'Not in your cart yet: 20 Dragon Roll. Say yes, or tap “Add to cart”.'
  for (const message of ['checkout', "what's in my cart", "what's my total", 'nothing else'])
    expect(talk([doubtful, message], '1 Cola')).toMatchObject({
      response: expect.stringMatching(new RegExp(`^(?!.*20 Dragon Roll.*20 Dragon Roll).*${notYet}$`)),
      offersCheckout: true,
    })
  expect(talk([doubtful, "what's in my cart"], '1 Cola').response).toMatch(/^You have 1 Cola\./)
  expect(talk([doubtful, 'checkout']).response).toBe(`Your cart is empty. ${notYet}`)
  expect(talk(['veinte dragon rolls', 'quiero pagar'], '1 Cola').response).toContain('Todavía no en su carrito: 20')
})

it('answers in the language of the message, or of the conversation', () => {
  const languages = (...messages: readonly string[]) => talk(messages, '1 Cola').language
  expect(languages('quiero dos dragon rolls')).toBe('es')
  expect(languages('quiero un teriyaki', 'Chicken Teriyaki')).toBe('es')
  expect(languages('quiero un teriyaki', 'the first one please')).toBe('en')
  expect(languages('Chicken Teriyaki')).toBe('en')
  expect(languages('a california roll no avocado no mayo')).toBe('en')
  expect(talk(['cuánto tarda']).response).toBe('Para recoger tarda 15-20 minutos, la entrega 30-45 minutos.')
})

it('answers an allergy before all else', () => {
  expect(talk(["what's my total? I'm allergic to shellfish"], '1 Cola').response).toContain('shellfish')
})

it('adds no dish that a question names but the menu does not have', () => {
  const question: OpenQuestion = { kind: 'which-dish', itemIds: [987_654], quantity: 2, notes: '' }
  expect(understand({ message: 'the first one', menu: sampleMenu, question }).items).toEqual([])
})

test.each([
  ['take one dragon roll off', 'update_cart high 1 Dragon Roll'],
  ['one less dragon roll', 'update_cart high 1 Dragon Roll'],
  ['only one cola please', 'update_cart high 1 Cola'],
  ['I only want one cola', 'update_cart high 1 Cola'],
  ['the dragon roll should be one', 'update_cart high 1 Dragon Roll'],
  ['can you bump the cola up to five', 'update_cart high 5 Cola'],
  ['double the dragon rolls', 'update_cart high 4 Dragon Roll'],
  ['no onions on the dragon roll', 'update_cart high 2 Dragon Roll (no onions)'],
  ['quita la cola', 'remove_from_cart high 2 Cola'],
  ['quítame un dragon roll', 'update_cart high 1 Dragon Roll'],
  ['solo una cola', 'update_cart high 1 Cola'],
  ['one less miso soup', 'add_to_cart low 1 Miso Soup (one less miso soup)'],
  ['add another cola', 'add_to_cart high 1 Cola'],
])('changes a line of the cart instead of adding one: %s', (message, expected) => {
  expect(format(talk([message], '2 Dragon Roll', '2 Cola'))).toBe(expected)
})

test.each<readonly [string, OpenQuestion]>([
  ['two', { kind: 'how-many', item: { ...lineOf('1 California Roll'), itemName: 'California Roll' } }],
  ['make it two', { kind: 'which-option', item: { ...lineOf('1 California Roll'), itemName: 'California Roll' } }],
  ['cola', { kind: 'which-line', instead: { ...lineOf('1 California Roll'), itemName: 'California Roll' } }],
])('an answer that completes a dish with a known allergen is confirmed: %s', (message, question) => {
  const context = [lineOf('1 Cola')]
  const reply = understand({ message, menu: sampleMenu, facts, context, question, filters: ['noSesame'] })
  expect(reply).toMatchObject({ confidence: 'low' })
  expect(reply.response).toContain('The California Roll contains sesame')
})
