import { linesOf, say } from '#infra/testkit/hiro'
import { phonetic } from './phonetic'

const done = (sentence: string) => {
  const reply = say(sentence)
  return [reply.action, ...linesOf(reply)]
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
])('takes back at the end: %j', (sentence, ...lines) => {
  expect(done(sentence)).toEqual(['add_to_cart', ...lines])
})

it.each([
  ['scrap the dragon roll | Dragon Roll', 'remove_from_cart', '1 Dragon Roll'],
  ['a green tea instead of the cola | Cola', 'update_cart', '1 Green Tea', '0 Cola'],
  ['double that | Cola', 'update_cart', '2 Cola'],
  ['minus one | Cola', 'remove_from_cart', '1 Cola'],
  ['plus two | Cola', 'add_to_cart', '2 Cola'],
])('turns what lies in the cart: %j', (sentence, ...done_) => {
  expect(done(sentence)).toEqual(done_)
})

it.each(['S.U. 7', 's u 7', 'S.U.7', 'su#7', 's u number seven', 'Su-7'])('hears a spelled code: %j', (sentence) => {
  expect(done(sentence)).toEqual(['add_to_cart', '1 Shrimp Tempura Roll'])
})

it.each([
  ['green tee', '1 Green Tea'],
  ['me so soup', '1 Miso Soup'],
  ['a couple of yellow tail scallion rolls', '2 Yellowtail Scallion Roll'],
])('hears what is misheard: %j', (sentence, line) => {
  expect(done(sentence)).toEqual(['add_to_cart', line])
})

it.each(['a dragon roll or a cola', "I can't decide between a dragon roll and a cola", 'either a dragon roll or maybe a cola'])(
  'asks which of two is wanted: %j',
  (sentence) => {
    const { action, response } = say(sentence)
    expect(action).toBeNull()
    expect(response).toMatch(/Dragon Roll or Cola/)
  },
) // prettier-ignore

it.each(['I want sushi', 'I love the dragon roll', 'everybody talks about the dragon roll', 'noodles'])(
  'adds nothing that was not wanted: %j',
  (sentence) => {
    expect(say(sentence).action).toBeNull()
  },
)

it.each([
  ['role', 'roll'],
  ['gyoza', 'gioza'],
  ['knight', 'nite'],
])('%s sounds like %s', (one, other) => {
  expect(phonetic(one)).toBe(phonetic(other))
})
