import type { MenuItem } from '#shared/menu/contract'
import { locations } from '#shared/locations/index'
import { sampleMenu as menu } from '#infra/testkit/fixtures/sample-menu'
import { answerMessage } from '../answer-message'
import { parseNumberAt, singularize, splitWords } from './tokenize/words'
import { findQuestion } from './questions/questions'
import { dishCodeAt } from './tokenize/codes'
import { buildVocabulary } from './tokenize/vocabulary'
import { getSimilarity, toPhoneticWord } from './tokenize/phonetics'
import { replyTo } from '../conversation/converse'

const vocabulary = buildVocabulary(menu)
const now = new Date('2026-11-21T20:00:00Z')

const say = (message: string, on = menu) =>
  replyTo({ message, vocabulary: buildVocabulary(on), facts: { location: locations[0], now, specials: [] } })

describe('words', () => {
  it.each([
    ['Two California Rolls, please!', ['two', 'california', 'rolls', ',', 'please', ',']],
    ["Chef's Surf & Turf", ['chefs', 'surf', 'and', 'turf']],
    ['S.R. 10', ['s', 'r', '10']],
    ['jalapeño', ['jalapeno']],
  ])('%j', (text, words) => {
    expect(splitWords(text)).toEqual(words)
  })

  it.each([
    ['rolls', 'roll'],
    ['veggies', 'veggie'],
    ['radishes', 'radish'],
    ['bass', 'bass'],
  ])('%s is of %s', (word, stem) => {
    expect(singularize(word)).toBe(stem)
  })
})

it.each([
  ['two rolls', 2],
  ['twenty five rolls', 25],
  ['a couple of rolls', 2],
  ['half a dozen', 6],
  ['two dozen', 24],
  ['a roll', 1],
  ['dos rollos', 2],
  ['media docena', 6],
  ['12', 12],
  ['two hundred', 200],
  ['one hundred twenty rolls', 120],
  ['a hundred and twenty five rolls', 125],
  ['a hundred and a roll', 100],
  ['roll', undefined],
])('the number in %j is %s', (text, value) => {
  expect(parseNumberAt(text.split(' '), 0)?.value).toBe(value)
})

it.each(['sr10', 's r ten', 's r 10', 'sr ten', 's r10'])('%s is a code', (text) => {
  expect(dishCodeAt(text.split(' '), 0, vocabulary)).toEqual({ said: 'sr10', length: text.split(' ').length })
})

it.each([
  ['role', 'roll', true],
  ['edamommy', 'edamame', true],
  ['geeoza', 'gyoza', true],
  ['chickn', 'chicken', true],
  ['pizza', 'gyoza', false],
  ['wings', 'shrimp', false],
])('%s for %s: %s', (heard, known, isAlike) => {
  expect(getSimilarity(toPhoneticWord(heard), toPhoneticWord(known)) >= 0.7).toBe(isAlike)
})

it.each([
  ['what time do you close', false, 'hours'],
  ['where are you located', false, 'address'],
  ['can I get your phone number', false, 'phone'],
  ['how much is the dragon roll', true, 'price'],
  ['is it gluten free?', true, 'allergen'],
  ['can I get a dragon roll', true, undefined],
  ["that's all", false, 'farewell'],
])('%j asks about %s', (text, hasDish, topic) => {
  expect(findQuestion(text, hasDish)?.topic).toBe(topic)
})

describe('the assistant', () => {
  const given = (change: Partial<MenuItem>) =>
    menu.map((dish) => (dish.name === 'Dragon Roll' ? { ...dish, ...change } : dish))

  it('never adds a sold-out dish or a substitute', () => {
    expect(say('a dragon roll', given({ isAvailable: false }))).toMatchObject({
      action: null,
      items: [],
      itemId: null,
      response: expect.stringContaining('sold out'),
    })
  })

  it('never adds a dish at market price', () => {
    const { action, response } = say('a dragon roll and a cola', given({ price: '0.00' }))
    expect(action).toBe('add_to_cart')
    expect(response).toMatch(/1 Cola .*Dragon Roll is at market price/)
  })

  it('does not call an undeclared dish safe', () => {
    const { response } = say('is the dragon roll free of nuts', given({ allergens: null }))
    expect(response).toContain('no allergen declaration')
  })

  it('asks back, naming at most three dishes', () => {
    const { action, response } = say('salmon please')
    expect(action).toBeNull()
    expect(menu.filter(({ name }) => response.includes(name)).length).toBeLessThanOrEqual(3)
  })

  it('recognizes the current menu', () => {
    expect(say('a sunrise bowl').items).toEqual([])
    expect(say('a sunrise bowl', given({ name: 'Sunrise Bowl' })).items).toMatchObject([{ itemName: 'Sunrise Bowl' }])
  })

  it.each([
    ['two california rolls', 'high'],
    ['tempura shrimp and a cola', 'high'],
    ['sr10', 'high'],
    ['california role', 'low'],
    ['a dragon roll and hibachi chickn', 'low'],
    ['a habachi stake, rare', 'low'],
    ['a dragon roll. a californa roll.', 'low'],
    ['forty dragon rolls', 'low'],
    ['what time do you close', null],
  ])('the confidence for %j is %s', (message, confidence) => {
    expect(say(message).confidence).toBe(confidence)
  })

  it.each(['', '   ', '???', ',,,', '🍣', 'a', 'no', 'sr', 'and and and', 'x'.repeat(500), 'roll '.repeat(100)])(
    'always has something to say: %j',
    (message) => {
      expect(say(message).response).not.toBe('')
    },
  )
})

describe('a busy or paused kitchen', () => {
  const facts = (intake: object) => ({
    location: locations[0],
    now,
    specials: [],
    intake: { pausedUntil: null, reason: null, extraMinutes: 0, ...intake },
  })
  const reply = (message: string, intake: object) =>
    answerMessage({ message, menu, facts: facts(intake) }).reply.response
  const paused = { pausedUntil: '2026-11-21T20:40:00.000Z' }

  it.each([
    [{}, 'Pickup takes 15-20 minutes, delivery 30-45 minutes.'],
    [{ extraMinutes: 20 }, 'The kitchen is busy. Pickup takes 35-40 minutes, delivery 50-65 minutes.'],
    [paused, 'The kitchen takes no orders until 3:40 PM: you can order a pickup for later at the checkout.'],
    [
      { ...paused, reason: 'no-kitchen' },
      'The kitchen is not answering right now: you can order a pickup for later at the checkout.',
    ],
  ])('%j says how long it takes', (intake, words) => {
    expect(reply('how long does it take?', intake)).toBe(words)
  })

  it('is mentioned only in replies to orders', () => {
    expect(reply('two california rolls', paused)).toMatch(/takes no orders until 3:40 PM/)
    expect(reply('two california rolls', { extraMinutes: 20 })).toMatch(/The kitchen is busy/)
    expect(reply('two california rolls', {})).not.toMatch(/kitchen/)
    expect(reply('what is your address', paused)).not.toMatch(/kitchen/)
  })
})
