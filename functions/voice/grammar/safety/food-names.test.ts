import { sampleMenu } from '#infra/testkit/fixtures/sample-menu'
import { locations } from '#shared/locations/index'
import type { DietaryPreference } from '#shared/menu/dietary/filters'
import { answerMessage } from '../../answer-message'

const facts = { location: locations[0], now: new Date('2026-11-21T20:00:00Z'), specials: [] }

/** What a guest says, and then orders, with what the first reply remembers. */
function sayAndOrder(message: string, order: string) {
  const { filters, allergyNote } = answerMessage({ message, menu: sampleMenu, facts }).reply
  const known = { filters, allergyNote: allergyNote ?? undefined }
  return { filters, allergyNote, next: answerMessage({ message: order, menu: sampleMenu, facts, ...known }).reply }
}

const WAITS = { action: 'add_to_cart', confidence: 'low' }

it.each([
  ["i'm allergic to beef", 'hibachi steak', 'allergic to beef'],
  ["i don't eat beef", 'hibachi steak', "can't have beef"],
  ['alpha gal allergy', 'hibachi steak', 'alpha gal allergy'],
  ["i'm allergic to poultry", 'chicken teriyaki', 'allergic to poultry'],
  ["i'm allergic to beans", 'edamame', 'allergic to beans'],
  ["i'm allergic to seaweed", 'california roll', 'allergic to seaweed'],
  ["i'm allergic to nori", 'tuna roll', 'allergic to nori'],
  ['allergic to green onions', 'miso soup', 'allergic to green onions'],
  ['green onion allergy', 'miso soup', 'green onion allergy'],
  ["i'm allergic to citrus", 'lemonade', 'allergic to citrus'],
  ["i'm allergic to wasabi", 'salmon nigiri', 'allergic to wasabi'],
  ["i'm allergic to squash", 'hibachi vegetables', 'allergic to squash'],
  ['soy alérgico a la carne de res', 'hibachi steak', 'allergic to beef'],
])('a food that the menu names by another word is known: "%s", then "%s"', (message, order, note) => {
  const { allergyNote, next } = sayAndOrder(message, order)
  expect(allergyNote).toBe(note)
  expect(next).toMatchObject({ ...WAITS, items: [{ notes: note }] })
})

it.each<[string, readonly DietaryPreference[], string]>([
  ["i'm allergic to bivalves", ['noShellfish'], 'hibachi scallops'],
  ['allergic to albumin', ['noEgg'], 'hibachi chicken'],
  ["i'm allergic to legumes", ['noSoy', 'noPeanuts'], 'edamame'],
  ["i'm allergic to everything in the sea", ['noShellfish', 'noFish'], 'hibachi shrimp'],
  ["i'm allergic to anything from the ocean", ['noShellfish', 'noFish'], 'hibachi shrimp'],
  ['allergic to glutton', ['glutenFree'], 'chicken yakisoba'],
  ['glutton free please', ['glutenFree'], 'chicken yakisoba'],
  ['lack toast intolerant', ['noDairy'], 'crab rangoon'],
  ['allergic to crustations', ['noShellfish'], 'hibachi shrimp'],
  ['allergic to prons', ['noShellfish'], 'hibachi shrimp'],
  ['allergic to soi', ['noSoy'], 'miso soup'],
  ['allergic to selfish', ['noShellfish'], 'hibachi shrimp'],
  ['sou alérgico a camarão', ['noShellfish'], 'hibachi shrimp'],
  ['je suis allergique aux crevettes', ['noShellfish'], 'hibachi shrimp'],
  ['I have a thing with shrimp', ['noShellfish'], 'hibachi shrimp'],
  ["i'm against shrimp", ['noShellfish'], 'hibachi shrimp'],
  ['nothing shrimp', ['noShellfish'], 'hibachi shrimp'],
  ['heads up, shrimp', ['noShellfish'], 'hibachi shrimp'],
  ['me da asco el camarón', ['noShellfish'], 'hibachi shrimp'],
  ['por favor que no haya camarón', ['noShellfish'], 'hibachi shrimp'],
  ["one miso soup, i'm on a no shrimp diet", ['noShellfish'], 'dragon roll'],
  ['nothing raw', ['noRaw'], 'salmon nigiri'],
  ["i'm on chemo", ['noRaw'], 'tuna roll'],
  ['transplant patient', ['noRaw'], 'tuna roll'],
  ["i'm nursing and can't have raw", ['noRaw'], 'tuna roll'],
  ['preggers here', ['noRaw'], 'tuna roll'],
  ['estoy esperando bebé', ['noRaw'], 'tuna roll'],
  ['tengo cáncer y no puedo crudo', ['noRaw'], 'tuna roll'],
])('"%s" is remembered as %j, and "%s" waits for a yes', (message, filters, order) => {
  const said = sayAndOrder(message, order)
  expect(said.filters).toEqual(filters)
  expect(said.next).toMatchObject(WAITS)
})

it('the note for the kitchen has the food in a language that the assistant does not speak', () => {
  const { allergyNote } = sayAndOrder('je suis allergique aux arachides et aux fraises', 'edamame')
  expect(allergyNote).toContain('fraises')
})

it('a question after an allergy is no food', () => {
  expect(sayAndOrder('allergic to broccoli, any specials', 'edamame').allergyNote).toBe('allergic to broccoli')
})

it.each(['nothing else', 'estoy esperando mi pedido', 'i have a thing for shrimp tempura'])(
  '"%s" says nothing of the guest',
  (message) => expect(sayAndOrder(message, 'edamame').filters).toBeUndefined(),
)
