import { formatLines, askAssistant } from '#infra/testkit/clients/assistant-client'
import { getPhoneticKey } from '../tokenize/phonetics'

const done = (sentence: string) => {
  const reply = askAssistant(sentence)
  return [reply.action, ...formatLines(reply)]
}

it.each([
  ['two tuna rolls, a cola and an edamame... actually scratch the tuna rolls', '1 Cola', '1 Edamame'],
  ['a dragon roll, an edamame and a cola, hmm, forget the edamame', '1 Dragon Roll', '1 Cola'],
  ['a cola and a dragon roll, oh, I do not want the roll', '1 Cola'],
  ['a cola, a miso soup and a dragon roll, skip the cola and the soup', '1 Dragon Roll'],
  ['two diet colas and an edamame, wait, no colas after all', '1 Edamame'],
  ['a dragon roll and a cola, swap the cola for a green tea', '1 Dragon Roll', '1 Green Tea'],
  ['two dragon rolls and a cola, oh and make the dragon rolls four', '4 Dragon Roll', '1 Cola'],
  ['two agedashi tofus, a cola and a miso soup... wait, no tofus after all', '1 Cola', '1 Miso Soup'],
  ['two dragon rolls, scratch that, three', '3 Dragon Roll'],
  ['only two dragon rolls, not three', '2 Dragon Roll'],
  ['a dragon roll and a cola, take the cola off', '1 Dragon Roll'],
])('removes a dish at the end: %j', (sentence, ...lines) => {
  expect(done(sentence)).toEqual(['add_to_cart', ...lines])
})

it.each([
  ['scrap the dragon roll | Dragon Roll', 'remove_from_cart', '1 Dragon Roll'],
  ['a green tea instead of the cola | Cola', 'update_cart', '1 Green Tea', '0 Cola'],
  ['double that | Cola', 'update_cart', '2 Cola'],
  ['minus one | Cola', 'remove_from_cart', '1 Cola'],
  ['plus two | Cola', 'add_to_cart', '2 Cola'],
  ['cancel the cola and add two green teas | Cola, Edamame', 'update_cart', '2 Green Tea', '0 Cola'],
  ['take out the cola and put in a green tea | Cola', 'update_cart', '1 Green Tea', '0 Cola'],
  ['drop the edamame, give me a cola | Edamame, Cola', 'update_cart', '2 Cola', '0 Edamame'],
  ['instead of the cola, can I get a green tea | Cola, Edamame', 'update_cart', '1 Green Tea', '0 Cola'],
  ['instead of miso soup a dragon roll | Miso Soup', 'update_cart', '1 Dragon Roll', '0 Miso Soup'],
  ['rather than miso soup two dragon rolls | Miso Soup', 'update_cart', '2 Dragon Roll', '0 Miso Soup'],
  ['en vez de miso soup un dragon roll | Miso Soup', 'update_cart', '1 Dragon Roll', '0 Miso Soup'],
  ['instead of miso soup a dragon roll', 'add_to_cart', '1 Dragon Roll'],
  ['no miso soup a dragon roll', 'add_to_cart', '1 Dragon Roll'],
  ['cambia la cola por dos te verde | Cola', 'update_cart', '2 Green Tea', '0 Cola'],
  ['en vez de la cola dame un dragon roll | Cola', 'update_cart', '1 Dragon Roll', '0 Cola'],
  ['quita la cola y agrega un edamame | Cola', 'update_cart', '1 Edamame', '0 Cola'],
  [
    'exchange one california roll for a dragon roll | California Roll',
    'update_cart',
    '1 Dragon Roll',
    '0 California Roll',
  ],
  ['quita el edamame | Edamame', 'remove_from_cart', '1 Edamame'],
  ['quitale la cebolla al hibachi chicken | Hibachi Chicken', 'update_cart', '1 Hibachi Chicken'],
  ['both with noodles | Hibachi Chicken, Hibachi Shrimp', 'update_cart', '1 Hibachi Chicken', '1 Hibachi Shrimp'],
  [
    'no wasabi on both | California Roll, Dragon Roll',
    'update_cart',
    '1 California Roll (no wasabi)',
    '1 Dragon Roll (no wasabi)',
  ],
])('edits lines in the cart: %j', (sentence, ...done_) => {
  expect(done(sentence)).toEqual(done_)
})

it.each([
  ['no wait, I meant the spicy tuna, not the california | California Roll, Green Tea'],
  ['not the california, I meant the spicy tuna | Green Tea, California Roll'],
  ['I meant the spicy tuna instead of the california | California Roll, Green Tea'],
  ['I said spicy tuna not california | California Roll, Green Tea'],
])('replaces only the line that the correction names, and says so: %j', (sentence) => {
  expect(done(sentence)).toEqual(['update_cart', '1 Spicy Tuna Roll', '0 California Roll'])
  expect(askAssistant(sentence).response).toBe('Making it 1 Spicy Tuna Roll instead of the California Roll.')
})

it('replaces no line when the cart has several and the correction names none', () => {
  const { action, response } = askAssistant('no wait, I meant the spicy tuna | Green Tea, California Roll')
  expect(action).toBeNull()
  expect(response).toMatch(/^I changed nothing\./)
})

it('leaves the cart unchanged when the line that the correction names is absent', () => {
  const sentence = 'no wait, I meant the spicy tuna, not the california | Green Tea'
  expect(done(sentence)).toEqual(['add_to_cart', '1 Spicy Tuna Roll'])
  expect(askAssistant(sentence).response).toContain('I added no California Roll.')
})

it('replaces a dish of the same sentence', () => {
  const sentence = 'a dragon roll and a california roll, no wait, I meant the spicy tuna, not the california'
  expect(done(sentence)).toEqual(['add_to_cart', '1 Dragon Roll', '1 Spicy Tuna Roll'])
})

it.each([
  'a cola, hold the dragon roll',
  'a cola, avoid the dragon roll',
  'a cola but not the dragon roll',
  'a cola and no extra dragon roll',
  "don't add the dragon roll, add a cola",
  'leave out the dragon roll and add a cola',
  "a cola, I don't need the dragon roll or the california roll",
  'una cola sin el dragon roll',
])('does not add a refused dish: %j', (sentence) => {
  expect(done(sentence)).toEqual(['add_to_cart', '1 Cola'])
  expect(askAssistant(sentence).response).toMatch(/I added no Dragon Roll|No agregué Dragon Roll/)
})

it.each([
  ['no extra dragon roll | Dragon Roll', null],
  ['avoid the dragon roll | Dragon Roll', 'remove_from_cart'],
])('%j', (sentence, action) => {
  expect(askAssistant(sentence).action).toBe(action)
})

it.each(["don't forget the dragon roll", "I don't want anything but the dragon roll"])(
  'adds what is negated twice: %j',
  (sentence) => {
    expect(done(sentence)).toEqual(['add_to_cart', '1 Dragon Roll'])
  },
)

it('does not read "no extra" and "avoid" as option requests', () => {
  expect(askAssistant('hibachi chicken no extra yum yum sauce').response).toBe('Adding 1 Hibachi Chicken to your cart.')
  expect(askAssistant('hibachi chicken, not the fried rice').response).toContain('(no fried rice)')
})

it('names the change that it did not make when a message asks for two kinds of changes', () => {
  const { action, response } = askAssistant('add a cola. what time do you close? remove the dragon roll. | Dragon Roll')
  expect(action).toBe('add_to_cart')
  expect(response).not.toContain('Taking Dragon Roll')
})

it.each(['S.U. 7', 's u 7', 'S.U.7', 'su#7', 's u number seven', 'Su-7'])(
  'reads a spelled dish code: %j',
  (sentence) => {
    expect(done(sentence)).toEqual(['add_to_cart', '1 Shrimp Tempura Roll'])
  },
)

it.each([
  ['green tee', '1 Green Tea'],
  ['me so soup', '1 Miso Soup'],
  ['a couple of yellow tail scallion rolls', '2 Yellowtail Scallion Roll'],
])('recognizes misheard names: %j', (sentence, line) => {
  expect(done(sentence)).toEqual(['add_to_cart', line])
})

it.each([
  'a dragon roll or a cola',
  "I can't decide between a dragon roll and a cola",
  'either a dragon roll or maybe a cola',
])('asks which of two is wanted: %j', (sentence) => {
  const { action, response } = askAssistant(sentence)
  expect(action).toBeNull()
  expect(response).toMatch(/Dragon Roll or Cola/)
})

it.each(['I want sushi', 'I love the dragon roll', 'everybody talks about the dragon roll', 'noodles'])(
  'adds nothing that was not wanted: %j',
  (sentence) => {
    expect(askAssistant(sentence).action).toBeNull()
  },
)

it.each([
  ['role', 'roll'],
  ['gyoza', 'gioza'],
  ['knight', 'nite'],
])('%s sounds like %s', (one, other) => {
  expect(getPhoneticKey(one)).toBe(getPhoneticKey(other))
})
