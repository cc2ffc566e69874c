import { sampleMenu } from '#infra/testkit/fixtures/sample-menu'
import { locations } from '#shared/locations/index'
import type { VoiceReply } from '#shared/voice/contract'
import { answerMessage } from '../answer-message'

const facts = { location: locations[0], now: new Date('2026-11-21T20:00:00Z'), specials: [] }

/** Says messages one after the other, with the filters and the question of the one before. */
const talk = (...messages: readonly string[]): VoiceReply => {
  const [last = '', ...before] = messages.toReversed()
  const previous = before.length > 0 ? talk(...before.toReversed()) : null
  const { filters, question, language } = previous ?? {}
  return answerMessage({ message: last, menu: sampleMenu, facts, filters, question, language }).reply
}

/** Foods in English and Spanish, and a dish that has each. */
const foods = [
  ['shrimp', 'camarones', 'hibachi shrimp'],
  ['shellfish', 'mariscos', 'dragon roll'],
  ['walnuts', 'nueces', 'honey walnut shrimp'],
  ['sesame', 'ajonjolí', 'california roll'],
  ['dairy', 'lácteos', 'crab rangoon'],
] as const

const isAddedAtOnce = ({ action, confidence }: VoiceReply) => action === 'add_to_cart' && confidence === 'high'

/** Fills a frame with each food: the message and the dish. */
const fill = (frame: string, language: 'en' | 'es') =>
  foods.map(([en, es, dish]) => ({ told: frame.replace('X', language === 'en' ? en : es), dish }))

const frames = {
  en: `my kid was hospitalized after eating X|we had to call 911 after my son ate X|last time I ate X I went to the ER
    |problems with X|an issue with X|not safe for me: X|don't let X touch my food|X is not an option|X is not ok
    |X is banned in our home|X is a hard no|steering clear of X|not even traces of X|X ruins my day|elimination diet X
    |I refuse X|free of X|skip everything with X|X gives me diarrhea|X makes me itchy|I can't go near X`,
  es: `mi hijo no puede X|tengo reacción a X|sensibilidad a X|se me cierra la garganta con X|me ahogo con X
    |no puedo respirar con X|que no tenga X|que no lleve X|nada con X|sin trazas de X|dieta sin X
    |mi doctor me dijo que nada de X|el doctor dice que no coma X|libre de X|cero X|no puedo con X|problemas con X`,
}
const list = (texts: string) => texts.split('|').map((each) => each.trim())
const told = [
  ...list(frames.en).map((frame) => [frame, 'en'] as const),
  ...list(frames.es).map((frame) => [frame, 'es'] as const),
]

it.each(told)('remembers a food that a message tells of: %s', (frame, language) => {
  const forgotten = fill(frame, language).filter((each) => isAddedAtOnce(talk(each.told, each.dish)))
  expect(forgotten.map((each) => each.told)).toEqual([])
})

it.each(['can i get the hibachi chicken free of X', "i'd like the hibachi chicken and i cut out X"])(
  'adds no dish of a food that the same sentence refuses: %s',
  (frame) => {
    expect(isAddedAtOnce(talk(frame.replace('X', 'shrimp')))).toBe(false)
  },
)

it.each([
  ['shrimp tempura gives me hives', 'one shrimp tempura'],
  ['the crab rangoon sent me to the hospital', 'one crab rangoon'],
  ['shrimp makes me wheeze can i get a green tea', 'hibachi shrimp'],
  ["i'd like a green tea and no shrimp for my son", 'hibachi shrimp'],
])('remembers what a message tells next to a dish: %s', (before, dish) => {
  expect(isAddedAtOnce(talk(before, dish))).toBe(false)
})

it.each(told)('adds no dish at once with a food that the same message tells of: %s', (frame, language) => {
  const messages = fill(frame, language).flatMap((each) => [
    `${each.told}, one ${each.dish}`,
    `one ${each.dish}, ${each.told}`,
  ])
  const added = messages.filter((message) => {
    const reply = talk(message)
    // The option of the dish that leaves it out is what was said.
    return isAddedAtOnce(reply) && reply.items.every(({ options }) => options.length === 0)
  })
  expect(added).toEqual([])
})

it.each([
  'any X free options?',
  'anything X free?',
  'something X free?',
  'X free?',
  'is there anything without X?',
  'what has no X?',
])('adds no dish at once with a food of a question in the same message: %s', (frame) => {
  const messages = fill(frame, 'en').flatMap((each) => [
    `${each.told} one ${each.dish} please`,
    `one ${each.dish} please. ${each.told}`,
  ])
  expect(messages.filter((message) => isAddedAtOnce(talk(message)))).toEqual([])
})

it.each([
  ['kids butter noodles, lactose intolerent', 'lactose intolerent'],
  ['allegic to nuts, one honey walnut shrimp', 'allegic to nuts'],
  ['one miso soup, soy gives me diarrhea', 'soy gives me diarrhea'],
  ['chicken teriyaki bento and skip the sesame, life threatening', 'life threatening'],
  ["one crab rangoon, I can't go near dairy", 'cant go near dairy'],
])('gives the line that waits the guest’s words as its note: %s', (message, note) => {
  const reply = talk(message)
  expect(reply).toMatchObject({ confidence: 'low', items: [{ notes: expect.stringContaining(note) }] })
})

it.each([
  'shrimp',
  'coconut shrimp',
  'do you have shrimp',
  'what comes with shrimp',
  'can i get some shrimp',
  'one lobster mac',
])('remembers nothing of an order and a plain question: %s', (message) => expect(talk(message).filters).toBeUndefined())

it.each([
  'chicken teriyaki with extra shrimp',
  'two shrimp tempura',
  'no edamame, one dragon roll',
  'a salmon roll and a shrimp teriyaki',
])('adds an ordinary order at once: %s', (message) => {
  expect(talk(message)).toMatchObject({ confidence: 'high' })
  expect(talk(message).filters).toBeUndefined()
})
