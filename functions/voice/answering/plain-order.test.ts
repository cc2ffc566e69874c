import { sampleMenu } from '#infra/testkit/fixtures/sample-menu'
import { locations } from '#shared/locations/index'
import type { VoiceReply } from '#shared/voice/contract'
import { answerMessage } from '../answer-message'

const facts = { location: locations[0], now: new Date('2026-11-21T20:00:00Z'), specials: [] }

const lineOf = (name: string) => ({
  itemId: sampleMenu.find((dish) => dish.name === name)?.id ?? 0,
  quantity: 1,
  notes: '',
})

/** Says messages one after the other, with the filters and the question of the one before. */
const talk = (...messages: readonly string[]): VoiceReply => {
  const [last = '', ...before] = messages.toReversed()
  const { filters, question, language } = before.length > 0 ? talk(...before.toReversed()) : {}
  return answerMessage({ message: last, menu: sampleMenu, facts, filters, question, language }).reply
}

const isAddedAtOnce = ({ action, confidence }: VoiceReply) => action === 'add_to_cart' && confidence === 'high'

const list = (texts: string) => texts.split('|').map((each) => each.trim())

const harms = list(`X gives me hives|X makes me sick|X will kill me|X makes my throat close|X allergy
  |the X sent me to the hospital|X put me in the ER|X made my lips swell|I broke out in hives after the X
  |last time the X made me break out|the X made me itch|X gave my son hives last time|my daughter reacted to the X
  |no X for my kid she's allergic|X me da ronchas|el X me hizo daño`)

/** Dishes, each with another one that has its food. */
const dishes = [
  ['shrimp tempura', 'hibachi shrimp'],
  ['crab rangoon', 'crispy soft shell crab'],
  ['salmon roll', 'salmon nigiri'],
  ['honey walnut shrimp', 'hibachi shrimp'],
  ['edamame', 'spicy garlic edamame'],
  ['dragon roll', 'hibachi shrimp'],
] as const

it.each(harms)('a dish that did harm is remembered, and its food: %s', (frame) => {
  const added = dishes.flatMap(([dish, other]) =>
    [dish, other].filter((next) => isAddedAtOnce(talk(frame.replace('X', dish), `one ${next}`))),
  )
  expect(added).toEqual([])
})

it('a dish that did harm in Spanish words of another form is remembered', () => {
  expect(isAddedAtOnce(talk('me hinché con el salmon roll', 'one salmon nigiri'))).toBe(false)
})

it('a dish that does harm waits with the words of the guest as its note', () => {
  expect(talk('hibachi chicken shrimp allergy')).toMatchObject({
    confidence: 'low',
    filters: expect.arrayContaining(['noShellfish']),
    items: [{ notes: expect.stringContaining('shrimp allergy') }],
  })
})

const refusals = list(`w/out X|free of X|free from X|X free|X-free|away from X|separate from X|far from X|not near X
  |clear of X|and I cut out X|and X's not good for me|and take X off everything|and X-less|over X|lieu of X|and X is a no`)

it.each(refusals)('a food that is refused behind a dish is not ordered at once: %s', (refusal) => {
  const added = ['hibachi chicken', 'hibachi steak', 'hibachi scallops', 'chicken teriyaki'].flatMap((dish) =>
    ['shrimp', 'salmon', 'scallops'].flatMap((food) => {
      const { confidence, items } = talk(`can i get the ${dish} ${refusal.replace('X', food)}`)
      const hasOther = items.some(({ itemName }) => itemName.toLowerCase() !== dish)
      return confidence === 'high' && hasOther ? [`${dish} ${food}`] : []
    }),
  )
  expect(added).toEqual([])
})

it.each(
  list(`fyi X is a problem|no X for my son|make sure there's no X in anything|my doctor took me off X|X makes me wheeze
    |everything X free please|X makes me cough|my tongue gets numb from X|I'm on meds no X|I'm on a no X diet`),
)('a need next to another dish is remembered: %s', (frame) => {
  const forgotten = [
    ['shrimp', 'hibachi shrimp'],
    ['nuts', 'honey walnut shrimp'],
    ['sesame', 'california roll'],
  ].flatMap(([food = '', dish = '']) => {
    const told = frame.replace('X', food)
    return [`${told} can i get a green tea`, `i'd like a green tea and ${told}`, `one green tea. ${told}`].filter(
      (message) => isAddedAtOnce(talk(message, dish)),
    )
  })
  expect(forgotten).toEqual([])
})

it('a diet is no wish for one dish', () => {
  expect(isAddedAtOnce(talk("one dragon roll, i'm on a no shrimp diet"))).toBe(false)
  expect(isAddedAtOnce(talk("one dragon roll, i'm on a no shrimp diet", 'hibachi shrimp'))).toBe(false)
})

it.each(
  list(`shrimp lo mein|lobster bisque|shrimp dumplings|shrimp cocktail|shrimp pad thai|clam chowder|fish tacos|fish and chips
    |tuna poke bowl|mango milk tea|soy milk latte|cheese curds|cream cheese wontons|crab cakes|a glass of milk
    |kids chicken with noodles|a kids chicken with noodles and carrots|una orden de camarones tempura
    |dos ordenes de camarones tempura`),
)('a dish that is not on the menu, or has another name there, is no need: %s', (message) =>
  expect(talk(message).filters).toBeUndefined(),
)

it.each(list('make that two|make it 3|double that|two more please|one more'))(
  'more pieces of a dish that the guest can’t eat wait: %s',
  (message) => {
    const context = [lineOf('Hibachi Shrimp')]
    const { reply } = answerMessage({ message, menu: sampleMenu, facts, filters: ['noShellfish'], context })
    expect(reply).toMatchObject({ confidence: 'low', response: expect.stringContaining('shellfish') })
  },
)

it('fewer pieces of a dish that the guest can’t eat need no yes', () => {
  const context = [{ ...lineOf('Hibachi Shrimp'), quantity: 3 }]
  const { reply } = answerMessage({
    message: 'make that two',
    menu: sampleMenu,
    facts,
    filters: ['noShellfish'],
    context,
  })
  expect(reply).toMatchObject({ action: 'update_cart', confidence: 'high' })
})

it.each(
  list(`hi can i get a hibachi shrimp with fried rice and a cola|two dragon rolls and a miso soup
    |shrimp tempura roll with cream cheese|for my wife a dragon roll and for me a salmon roll
    |hibachi shrimp with extra yum yum sauce|my daughter wants the kids hibachi shrimp|one crab rangoon for pickup at 7
    |salmon teriyaki with noodles instead of rice|no edamame, one dragon roll|honey walnut shrimp to go please`),
)('an ordinary order is added at once, and tells no need: %s', (message) => {
  expect(isAddedAtOnce(talk(message))).toBe(true)
  expect(talk(message).filters).toBeUndefined()
})
