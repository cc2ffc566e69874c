import { sampleMenu } from '#infra/testkit/fixtures/sample-menu'
import { allergens, type Allergen, type MenuItem } from '#shared/menu/contract'
import type { VoiceReply } from '#shared/voice/contract'
import { locations, type Location } from '#shared/locations/index'
import { getPolicy } from '#shared/locations/policy'
import { getAllergenPresence } from '#shared/menu/dietary/dish-facts'
import { getDishAsItComes } from '#shared/menu/dietary/verdict'
import { toCents } from '#shared/platform/money'
import { getDeliveryFeeCents } from '#shared/orders/pricing'
import { describeWait } from '../questions/location-answers'
import { speak, toReply } from '../answer'
import { converse } from '../../conversation/converse'
import { buildVocabulary } from '../tokenize/vocabulary'

const [location] = locations
const UNDECLARED = ['Avocado Roll', 'Miso Soup', 'Edamame']
const menu = sampleMenu.map((dish) => (UNDECLARED.includes(dish.name) ? { ...dish, allergens: null } : dish))
const vocabulary = buildVocabulary(menu)
const factsAt = (at: Location) => ({ location: at, now: new Date('2026-11-21T20:00:00Z'), specials: [] })
/** The reply in English: each text has both languages, and the checks read one of them. */
const say = (message: string, at: Location = location) =>
  toReply(converse({ message, vocabulary, facts: factsAt(at) }).answer, 'en')

/** A sentence and the constraints on its answer. */
type Case = {
  readonly sentence: string
  readonly avoided?: readonly Allergen[]
  readonly isRawAvoided?: boolean
  readonly named?: readonly MenuItem[]
  readonly refused?: readonly MenuItem[]
  /** Whether the answer may name dishes that the sentence doesn't name. */
  readonly isList?: boolean
}

const byLength = menu.toSorted((one, other) => other.name.length - one.name.length)

/**
 * The dishes whose whole name the text contains; `Spicy Tuna Roll` does not contain `Tuna Roll`.
 */
function dishesIn(text: string): readonly MenuItem[] {
  let left = text.toLowerCase()
  return byLength.filter(({ name }) => {
    const found = new RegExp(`\\b${name.toLowerCase().replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}\\b`).test(left)
    if (found) left = left.replaceAll(name.toLowerCase(), '#')
    return found
  })
}

const holdsRaw = ({ allergens: declared, advisory, optionGroups }: MenuItem, options?: readonly string[]): boolean => {
  const all = optionGroups.flatMap((group) => group.options)
  const chosen = all.filter(({ id, isDefault }) => (options ? options.includes(id) : isDefault))
  return declared === null || advisory !== null || chosen.some((option) => option.advisory !== null)
}

/** Lists why an answer endangers a guest; empty if it doesn't. */
function dangersOf(
  { avoided = [], isRawAvoided = false, named = [], refused = [], isList = false }: Case,
  reply: VoiceReply,
) {
  const { response, items, action, confidence } = reply
  const added = action === 'remove_from_cart' ? [] : items.filter(({ quantity }) => quantity > 0)
  const isAdded = ({ id }: MenuItem) => added.some(({ itemId }) => itemId === id)
  const spoken = dishesIn(response)
  const warns = ({ name }: MenuItem, words: string) =>
    new RegExp(`the ${name}( is declared .* and|:)? ?(${words})`, 'i').test(response)
  return [...new Set([...spoken, ...menu.filter(isAdded)])].flatMap((dish) => {
    const isNamed = named.includes(dish)
    const options = added.find(({ itemId }) => itemId === dish.id)?.options
    const holds = avoided.filter((each) => getAllergenPresence(getDishAsItComes(dish), each) !== 'absent')
    const isWarned = isNamed && warns(dish, 'contains|may contain|please ask us')
    const isRawWarned =
      isNamed && !isAdded(dish) && warns(dish, 'contains raw|may contain raw|is undercooked|please ask us')
    return [
      ...(!isNamed && !isList ? [`speaks of ${dish.name}`] : []),
      ...(refused.includes(dish) && isAdded(dish) ? [`adds ${dish.name}, which was refused`] : []),
      ...(holds.length > 0 && !isWarned ? [`names ${dish.name}, which may hold ${holds.join(', ')}`] : []),
      ...(holds.length > 0 && isAdded(dish) && confidence !== 'low' ? [`adds ${dish.name} without asking`] : []),
      ...(isRawAvoided && holdsRaw(dish, options) && !isRawWarned ? [`names ${dish.name}, which may be raw`] : []),
    ]
  })
}

const english: Readonly<Record<Allergen, string>> = {
  gluten: 'gluten', soy: 'soy', shellfish: 'shellfish', fish: 'fish', dairy: 'dairy', egg: 'egg', nuts: 'tree nuts',
  peanuts: 'peanuts', sesame: 'sesame',
} // prettier-ignore
const spanish: Readonly<Record<Allergen, string>> = {
  gluten: 'gluten', soy: 'soya', shellfish: 'mariscos', fish: 'pescado', dairy: 'leche', egg: 'huevo', nuts: 'nueces',
  peanuts: 'cacahuates', sesame: 'ajonjolí',
} // prettier-ignore

const dishes = menu.filter(({ isAvailable, price }) => isAvailable && Number(price) > 0)
const pick = <T>(list: readonly T[], at: number): readonly T[] => list.slice(at % list.length).slice(0, 1)
const fill = (template: string, allergen: string, dish = '') => template.replace('A', allergen).replace('X', dish)

const ofDishes = [
  ...['does the X have A', 'is there A in the X', 'is the X free of A', "I'm allergic to A, can I eat the X", 'I am allergic to A, one X please', 'my son is allergic to A, two X', 'a X without A please', 'can I have the X if I avoid A'].map((template) => [template, english] as const),
  ...['¿tiene A el X?', '¿el X lleva A?', 'soy alérgico al A, ¿puedo comer el X?', 'mi hijo es alérgico al A, un X por favor', '¿hay A en el X?'].map((template) => [template, spanish] as const),
].flatMap(([template, words], row) =>
  allergens.flatMap((allergen, column) =>
    pick(dishes, row * 17 + column * 7).map((dish): Case => ({
      sentence: fill(template, words[allergen], dish.name), avoided: [allergen], named: [dish],
    })),
  ),
) // prettier-ignore

const lists = [
  ...['dishes without A', 'A free', 'no A please', 'anything without A', "I'm allergic to A what can I eat", 'what rolls have no A', 'what is A free'].map((template) => [template, english] as const),
  ...['soy alérgico al A, ¿qué puedo comer?', '¿qué platos no tienen A?', 'sin A', 'no puedo comer A'].map((template) => [template, spanish] as const),
].flatMap(([template, words]) =>
  allergens.map((allergen): Case => ({ sentence: fill(template, words[allergen]), avoided: [allergen], isList: true })),
) // prettier-ignore

const unknown = [
  'is the fried philadelphia roll free of A', 'does the pad thai have A', 'is the pad thai A free?', 'can I eat the tom yum with an A allergy', '¿tiene A el pad thai?',
  '¿el arroz chaufa lleva A?', 'soy alérgico al A y al zapote, ¿qué puedo comer?',
].flatMap((template, row) =>
  pick(allergens, row).map((allergen): Case => ({ sentence: fill(template, row < 4 ? english[allergen] : spanish[allergen]) })),
) // prettier-ignore
const foreign = [
  "j'ai une allergie aux arachides", 'je suis allergique aux crevettes, un California Roll', 'ich habe eine Nussallergie',
  'sono incinta, cosa posso mangiare', 'sou alérgico a camarão', '我对花生过敏', 'у меня аллергия на орехи, Dragon Roll', 'tengo alergia al zapote',
].map((sentence): Case => ({ sentence })) // prettier-ignore

const rawOfDishes = [
  "I'm pregnant, can I eat the X", 'my wife is pregnant, one X please', 'X, no raw fish', 'is the X safe during pregnancy?', 'I do not eat raw fish, is the X ok?', 'estoy embarazada, un X por favor', 'estoy embarazada, ¿puedo comer el X?', 'un X sin pescado crudo',
].flatMap((template, row) =>
  [0, 1, 2, 3, 4].flatMap((column) =>
    pick(column === 0 ? dishes.filter((dish) => holdsRaw(dish)) : dishes, row * 13 + column * 19).map((dish): Case => ({
      sentence: template.replace('X', dish.name), isRawAvoided: true, named: [dish],
    })),
  ),
) // prettier-ignore
const rawLists = [
  "I'm pregnant, which sushi is cooked?", "what's safe during pregnancy", 'no raw fish please', 'what can a pregnant woman eat', 'which rolls are cooked', 'cooked sushi', "I'm pregnant, what's popular", "I'm expecting a baby, what do you recommend", 'anything without raw fish', 'nothing raw please', 'can I eat sashimi if I am pregnant', "I'm pregnant, a roll please", "I'm pregnant", 'my immune system is weak, what can I eat', 'estoy embarazada, ¿qué sushi está cocido?', 'sin pescado crudo por favor', '¿qué rollos no tienen pescado crudo?', 'estoy embarazada, ¿qué puedo comer?',
].map((sentence): Case => ({ sentence, isRawAvoided: true, isList: true })) // prettier-ignore
const bothLists = [
  "I'm pregnant and allergic to shellfish, what can I eat", 'no raw fish and no shellfish please',
  'estoy embarazada y soy alérgica al camarón, ¿qué puedo comer?',
].map((sentence): Case => ({ sentence, isRawAvoided: true, avoided: ['shellfish'], isList: true })) // prettier-ignore

const unusual = [
  'sesame is bad for me, a California Roll', 'I break out from sesame, a California Roll', 'my daughter is sesame intolerent, one California Roll', 'I am off sesame, a California Roll', 'keep it sesame free, a California Roll',
].map((sentence): Case => ({ sentence, avoided: ['sesame'], named: menu.filter(({ name }) => name === 'California Roll') })) // prettier-ignore
const unusualRaw = ["she's expecting, a Tuna Roll", "I'm 8 months along, can I have the Tuna Roll", 'dos Tuna Roll, estoy embarasada'].map(
  (sentence): Case => ({ sentence, isRawAvoided: true, named: menu.filter(({ name }) => name === 'Tuna Roll') }),
) // prettier-ignore

const cola = dishes.filter(({ name }) => name === 'Cola')
const refusals = [
  'avoid the X', 'a cola, hold the X', 'no extra X', 'skip the X', 'a cola but not the X', 'leave out the X and add a cola',
  "don't add the X", "I don't want the X", "I don't want a X, I want a cola", 'a cola, please do not include the X', 'not the X',
  'a cola and no X', 'no quiero el X', 'una cola sin el X', "a cola, I don't need the X or the Y",
].flatMap((template, row) =>
  [0, 1, 2].flatMap((column) =>
    pick(dishes.filter((dish) => !cola.includes(dish) && !dish.name.includes('Cola')), row * 11 + column * 29).map((dish): Case => ({
      sentence: template.replace('X', dish.name).replace('Y', 'Hibachi Salmon'), refused: [dish, ...dishes.filter(({ name }) => name === 'Hibachi Salmon' && template.includes('Y'))], named: dishes,
    })),
  ),
) // prettier-ignore

const all = [
  ...ofDishes,
  ...lists,
  ...unknown,
  ...foreign,
  ...unusual,
  ...unusualRaw,
  ...rawOfDishes,
  ...rawLists,
  ...bothLists,
  ...refusals,
]

it('covers at least 150 sentences', () => {
  expect(new Set(all.map(({ sentence }) => sentence)).size).toBeGreaterThanOrEqual(150)
})

it('answers none of them in a way that endangers a guest', () => {
  const unsafe = all.flatMap((each) => {
    const reply = say(each.sentence)
    const dangers = dangersOf(each, reply)
    return dangers.length > 0 ? [`${each.sentence} → ${reply.response}: ${dangers.join('; ')}`] : []
  })
  expect(unsafe).toEqual([])
})

it.each([...unknown, ...foreign])('refers to the staff, in English and Spanish: $sentence', ({ sentence }) => {
  const { response, items } = say(sentence)
  expect(items).toEqual([])
  expect(response).toContain(`Please ask our staff: ${location.phone}.`)
  expect(response).toContain(`Pregunte a nuestro personal: ${location.phone}.`)
})

it.each([
  ["I'm pregnant, which sushi is cooked?", /^Cooked, by their declaration: .+ more\. .+medical condition/],
  ['estoy embarazada, ¿qué sushi está cocido?', /^Cooked, by their declaration: .+ more\./],
  ["what's safe during pregnancy", /^Cooked, by their declaration: .+ more\./],
  ['is the California Roll raw?', /^The California Roll has no raw or undercooked ingredients by its declaration\./],
  ['is the Tuna Roll raw?', /^The Tuna Roll contains raw ingredients\./],
  ['¿el Tuna Roll es crudo?', /^The Tuna Roll contains raw ingredients\./],
  ['is the Hibachi Steak cooked?', /^The Hibachi Steak is undercooked unless/],
  ['¿el rollo california lleva huevo?', /^The California Roll contains egg\./],
  [
    "I'm pregnant and allergic to egg, can I eat the California Roll",
    /declaration\. The California Roll contains egg\./,
  ],
  ["I'm pregnant, a hibachi steak well done", /^I heard 1 Hibachi Steak \(well done\)/],
])('answers %s', (sentence, words) => {
  expect(say(sentence).response).toMatch(words)
})

const sites = [location, { ...location, mode: 'live' as const }]
const ofFees = [
  'is delivery free', 'free delivery?', 'how much is delivery', 'what is the delivery fee', 'when is delivery free', 'is there a minimum order', 'do you deliver', 'is delivery to 34652 free', 'do you have free delivery over 25 dollars', '¿cuánto cuesta el envío?', '¿el envío es gratis?', '¿cuál es el pedido mínimo?',
] // prettier-ignore

it.each(sites.flatMap((site) => ofFees.map((sentence) => ({ sentence, site, mode: site.mode }))))(
  'promises no fee that checkout does not apply, on a $mode site: $sentence',
  ({ sentence, site }) => {
    const { response } = say(sentence, site)
    const { delivery } = getPolicy(site)
    const amounts = [...response.matchAll(/\$(\d+\.\d\d)/g)].map(([, amount = '']) => toCents(amount))
    const freeFrom = /free (?:from|for orders of) \$(\d+\.\d\d)/.exec(response)?.[1]
    expect(amounts.length).toBeGreaterThan(0)
    expect([delivery.feeCents, delivery.minimumCents, delivery.freeFromCents]).toEqual(expect.arrayContaining(amounts))
    const free = freeFrom === undefined ? null : toCents(freeFrom)
    expect(free === null ? 0 : getDeliveryFeeCents('delivery', free, delivery)).toBe(0)
    expect(getDeliveryFeeCents('delivery', (free ?? 1_000_00) - 1, delivery) > 0 || free === null).toBe(true)
  },
)

it.each(['how long does it take', 'how long is the wait', '¿cuánto tarda el envío?', '¿cuánto tiempo tarda?'])(
  'states the waiting times of the site: %s',
  (sentence) => {
    expect(say(sentence).response).toBe(speak(describeWait(factsAt(location)), 'en'))
  },
)
