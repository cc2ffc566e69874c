import { sampleMenu } from '#infra/testkit/fixtures/sample-menu'
import { locations, type Location } from '#shared/locations/index'
import { replyTo } from '../../conversation/converse'
import { buildVocabulary } from '../tokenize/vocabulary'

const vocabulary = buildVocabulary(sampleMenu)
const [test] = locations
const live: Location = { ...test, mode: 'live' }
const online: Location = { ...live, payments: 'stripe' }
const answer = (message: string, location: Location = live, more: object = {}) =>
  replyTo({
    message,
    vocabulary,
    facts: { location, now: new Date('2026-11-21T20:00:00Z'), specials: [], ...more },
  })

const STAFF = `Our staff answer at ${test.phone}.`
const PERSONAL = `Nuestro personal atiende en el ${test.phone}.`
const UNKNOWN = `I don't know that. Call us at ${test.phone}.`
const DESCONOCIDO = `Eso no lo sé. Llámenos al ${test.phone}.`
const COUNTER =
  "You pay when you get your food, by credit or debit card or in cash, at the counter or the door. You can't pay online."
const MOSTRADOR =
  'Paga al recibir su comida, con tarjeta de crédito o débito o en efectivo, en el mostrador o en la puerta. No se puede pagar en línea.'
const NO_GIFT_CARDS = `You can't buy gift cards on this site. Call us at ${test.phone}.`
const EVENTS =
  'Yes, for 10 guests or more. Send your request on our page “Schedule Event”, at least 48 hours ahead. We reply with a quote within 24 hours.'
const SORRY = `I'm sorry. I can't look into an order. Call us at ${test.phone}.`
const LOST = `I can't look that up. Call us at ${test.phone}.`
const NO_TIP = 'The checkout adds no tip and asks for none.'
const UTENSILS = 'Tick “Include utensils and napkins” at the checkout.'

/** The forms in which guests ask, by the answer of a live site without online payments. */
const forms: readonly (readonly [string, readonly string[]])[] = [
  [STAFF, ['I want to speak to a person', 'can i talk to someone', 'let me talk to the manager']],
  [STAFF, ['speak to a human', 'representative please', 'call me back', 'I need to speak with your chef']],
  [STAFF, ['I want to speak to a person about my dragon roll', 'can I talk to customer service']],
  [PERSONAL, ['quiero hablar con una persona', 'puedo hablar con el gerente', 'llámeme']],
  [COUNTER, ['can I pay with a card', 'do you take credit cards', 'can I pay cash', 'how do I pay', 'cash?']],
  [COUNTER, ['can I pay online', 'what payment methods do you accept', 'is it cash only', 'can I use my debit card']],
  [`${COUNTER} I don't know about other ways to pay. Call us at ${test.phone}.`, ['do you take apple pay', 'venmo?']],
  [MOSTRADOR, ['¿aceptan tarjetas?', 'cómo puedo pagar', 'puedo pagar en efectivo', 'formas de pago']],
  [NO_GIFT_CARDS, ['do you have gift cards', 'can I buy a gift certificate', 'how do I use my gift card']],
  [EVENTS, ['can I book a party for 20 people', 'do you cater', 'do you do private events', 'can you do a wedding']],
  [
    SORRY,
    ['can I get a refund', 'I have a complaint', 'my order is wrong', 'my food was cold', 'you charged me twice'],
  ],
  [SORRY, ["I'm missing an item from my order", 'our delivery never came']],
  [LOST, ['I lost my jacket there', 'did you find my phone', 'I forgot my wallet at your restaurant']],
  [NO_TIP, ['can I leave a tip', 'is gratuity included', 'how much should I tip']],
  [UTENSILS, ['can I get chopsticks', 'do you have plastic forks', 'add some napkins please']],
  ['Marque “Include utensils and napkins” al pagar.', ['puedo pedir palillos', 'me da servilletas por favor']],
  [UNKNOWN, ['do you have wifi', "what's the dress code", 'are kids allowed', 'do you have highchairs']],
  [UNKNOWN, ['do you take reservations', 'can I book a table for two', 'can I dine in', 'do you serve alcohol']],
  [UNKNOWN, ['are you hiring', 'how can I apply for a job', 'do you have a student discount', 'can I split the bill']],
  [UNKNOWN, ['is it wheelchair accessible', 'are dogs allowed on the patio', 'who is the owner']],
  [DESCONOCIDO, ['tienen wifi', 'quiero reservar una mesa', 'están contratando', 'tienen sillas para niños']],
]

it.each(forms)('says %j', (said, sentences) => {
  const replies = sentences.map((sentence) => [sentence, answer(sentence)] as const)
  const wrong = replies.filter(([, { response, action }]) => response !== said || action !== null)
  expect(wrong.map(([sentence, { response }]) => [sentence, response])).toEqual([])
})

it.each([
  ['is there parking', `I don't know about parking. Call us at ${test.phone}.`],
  ['hay estacionamiento', `No sé si hay estacionamiento. Llámenos al ${test.phone}.`],
  ['can I get a receipt', 'Your order’s page lists its dishes, tax and total.'],
  ['quiero una factura', 'La página de su pedido muestra'],
  ['can I change my order', 'can be changed on its page until the kitchen has accepted it'],
  ['quiero cambiar mi pedido', 'se puede cambiar en su página hasta que la cocina lo acepte'],
  ['can I order ahead', 'Yes. Tell me the day and the time'],
  ['do you charge a service fee', 'We charge: Delivery Fee $2.99 for delivery and Service Charge 18% for events.'],
  ['how do points work', 'Guests with an account collect points.'],
  ['do you do curbside pickup', "tap “I'm here” on your order’s page"],
  ['are you a real person', "I'm Hiro, the assistant of this site, and not a person."],
  ['who made you', UNKNOWN],
  ['do you have a trampoline', `I don't find that on our menu. For anything else, call us at ${test.phone}.`],
])('answers %j from what is stored', (message, said) => {
  expect(answer(message).response).toContain(said)
})

it('says what the site offers: payments online, gift cards, tips, and events by the owner’s rules', () => {
  expect(answer('do you take apple pay', online).response).toMatch(
    /^You can pay online at the checkout, by card, Apple Pay or Google Pay, or when you get your food/,
  )
  expect(answer('do you take apple pay', online).response).not.toContain("don't know")
  expect(answer('can I pay online', { ...online, takesOnlinePayments: false }).response).toBe(COUNTER)
  expect(answer('do you have gift cards', online).response).toMatch(
    /^Yes\. You buy gift cards for \$10\.00 to \$250\.00/,
  )
  expect(answer('tienen tarjetas de regalo', online).response).toMatch(/^Sí\. Puede comprar tarjetas de regalo/)
  expect(answer('can I leave a tip', online).response).toContain('15%, 18% or 20% or an amount of your own')
  const eventRules = { ...live.events, minGuests: 25, leadHours: 72 }
  expect(answer('do you cater', live, { eventRules }).response).toContain('for 25 guests or more')
  expect(answer('hacen eventos privados', live, { eventRules }).response).toContain('desde 25 personas')
  expect(answer('can I pay with a card', test).response).toContain('nothing is charged')
  expect(answer('do you cater', test).response).toContain('choose your dishes from the menu')
  expect(answer('do you have gift cards', test).response).toBe(NO_GIFT_CARDS)
})

it('carries out an order next to such a question, and no word of the question orders', () => {
  const items = [{ itemName: 'Dragon Roll', quantity: 2 }]
  for (const message of [
    'two dragon rolls and do you take credit cards',
    "two dragon rolls and I'll pay with a card",
    'quiero dos dragon rolls y pago con tarjeta',
  ])
    expect(answer(message)).toMatchObject({ action: 'add_to_cart', confidence: 'high', items })
  expect(answer('one dragon roll and chopsticks')).toMatchObject({ items: [{ itemName: 'Dragon Roll', quantity: 1 }] })
  expect(answer('do you have party trays').response).toContain('Hibachi Party Tray')
})
