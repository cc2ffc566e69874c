import { createMenuSearch } from '#shared/menu/search'
import { readSearch } from '#shared/menu/search-exclusions'
import { listSearchOffers } from '#shared/menu/search-offers'
import { sampleMenu as menu } from '#infra/testkit/fixtures/sample-menu'
import { seed } from './seed'

const find = createMenuSearch(menu, seed.categories)
const listFor = (search: string) => {
  const found = find(search)
  return menu.filter(({ id }) => found.has(id))
}
const namesFor = (search: string) => listFor(search).map(({ name }) => name)

const FOODS = [
  ['shrimp', 'no shrimp', 'camarones'],
  ['shellfish', 'no shellfish', 'mariscos'],
  ['sesame', 'no sesame', 'sésamo'],
  ['dairy', 'no dairy', 'lácteos'],
  ['eggs', 'no eggs', 'huevos'],
  ['gluten', 'no gluten', 'gluten'],
  ['fish', 'no fish', 'pescado'],
  ['soy', 'no soy', 'soya'],
  ['crab', 'no crab', 'cangrejo'],
] as const

const REFUSALS = [
  'FOOD not allowed',
  'avoid everything with FOOD',
  'skip everything with FOOD',
  'FOOD no',
  'FOOD? no',
  "I'm off FOOD",
  'FOOD is not ok',
  'FOOD is not for me',
  "FOOD isn't safe for me",
  'FOOD is no good for me',
  'FOOD is off the table',
  "there can't be any FOOD",
  'not safe for me: FOOD',
  'not even traces of FOOD',
  'FOOD makes me sick',
  'keep FOOD away from me',
  'FOOD gets me',
  'FOOD does me in',
  'FOOD has to go',
  'I have a thing with FOOD',
  'nothing cooked with FOOD',
]
const REFUSALS_IN_SPANISH = ['no puedo con FOOD', 'sin trazas de FOOD', 'FOOD me hace daño']

describe('a search that refuses a food in the words of a note finds what "no" and the food find', () => {
  const searches = FOODS.flatMap(([food, plain, spanish]) => [
    ...REFUSALS.map((refusal) => [refusal.replace('FOOD', food), plain] as const),
    ...REFUSALS_IN_SPANISH.map((refusal) => [refusal.replace('FOOD', spanish), plain] as const),
  ])
  it.each(searches)('%s', (search, plain) => expect(namesFor(search)).toEqual(namesFor(plain)))

  it.each([
    ['❌ peanuts', 'no peanuts'],
    ['我对花生过敏', 'no peanuts'],
    ["I'm allergic, shrimp", 'no shrimp'],
    ['gluten free, shrimp no', 'no gluten, no shrimp'],
    ['spicy roll, shellfish not allowed', 'spicy roll, no shellfish'],
    ['no mushrooms, shellfish not allowed', 'no mushrooms, no shellfish'],
    ['no kani', 'no crab, no fish'],
    ['no egs', 'no eggs'],
    ['no eggz', 'no eggs'],
    ['no fsh', 'no fish'],
    ['no mlk', 'no milk'],
    ['no nutz', 'no nuts'],
    ['no prons', 'no prawns'],
    ['sin guevo', 'sin huevo'],
    ['sin keso', 'sin queso'],
    ['nothing raw', 'no raw fish'],
    ['nothing spicy', 'no spicy'],
    ['no poultry', 'no chicken'],
  ])('%s', (search, plain) => expect(namesFor(search)).toEqual(namesFor(plain)))
})

describe('a search for a food finds its dishes', () => {
  it.each(['shellfish', 'do you have shrimp', 'is there crab', 'walnut shrimp', 'extra shrimp'])('%s', (search) => {
    const offered = listSearchOffers(search, find).map((offer) => offer.search)
    expect([search, ...offered].flatMap(listFor).some((dish) => dish.allergens?.includes('shellfish'))).toBe(true)
  })

  it('that is free of another one', () => {
    expect(readSearch('gluten free shrimp')).toEqual({ filters: ['glutenFree'], unmapped: [], remaining: 'shrimp' })
  })

  it('with the name of any dish', () => {
    const lost = menu.filter(({ name, allergens }) => allergens !== null && !namesFor(name).includes(name))
    expect(lost.map(({ name }) => name)).toEqual([])
  })
})
