import type { MenuItem, OptionGroup } from '#shared/menu/contract'
import { locations } from '#shared/locations/index'
import { buildMenuItem } from '#shared/testing/fixtures'
import type { SpokenItem } from '../order/intent'
import { understand } from '../understand'
import { buildVocabulary } from '../text/vocabulary'

type Option = OptionGroup['options'][number]

const option = (id: string, more: Partial<Option> = {}): Option => ({
  id,
  name: `${id.charAt(0).toUpperCase()}${id.slice(1).replaceAll('-', ' ')}`,
  price: '0.00',
  upTo: 1,
  isDefault: false,
  isAvailable: true,
  allergensAdded: [],
  allergensRemoved: [],
  advisory: null,
  ...more,
})
const usual = (id: string, more: Partial<Option> = {}) => option(id, { isDefault: true, ...more })

const group = (id: string, min: number, max: number, ...options: readonly Option[]): OptionGroup => ({
  id,
  name: `${id.charAt(0).toUpperCase()}${id.slice(1).replaceAll('-', ' ')}`,
  min,
  max,
  options: [...options],
})

const doneness = group('doneness', 1, 1, option('rare'), usual('medium'), option('well-done'))
const rice = group(
  'rice-or-noodles',
  0,
  1,
  usual('steamed-rice'),
  option('fried-rice', { price: '1.50' }),
  option('noodles'),
)
const sauces = group(
  'sauces',
  0,
  4,
  usual('teppan-sauce', { upTo: 3 }),
  option('plum-sauce', { price: '0.75', upTo: 2, allergensAdded: ['soy'] }),
)
const leaveOut = group(
  'leave-out',
  0,
  2,
  option('no-onions'),
  option('no-cream-cheese', { allergensRemoved: ['dairy'] }),
)

const steak = buildMenuItem({
  id: 1,
  name: 'Sizzling Steak',
  code: 'G1',
  optionGroups: [doneness, rice, sauces, leaveOut],
  allergens: ['dairy'],
})
const chicken = buildMenuItem({
  id: 2,
  name: 'Sizzling Chicken',
  code: 'G2',
  optionGroups: [rice, sauces],
  allergens: null,
})
const tea = buildMenuItem({ id: 3, name: 'Green Tea', code: 'J1' })
const usually = ['medium', 'steamed-rice', 'teppan-sauce']

const say = (
  message: string,
  { context, menu = [steak, chicken, tea] }: { context?: readonly SpokenItem[]; menu?: readonly MenuItem[] } = {},
) =>
  understand({
    message,
    vocabulary: buildVocabulary(menu),
    facts: { location: locations[0], now: new Date('2026-11-21T20:00:00Z'), specials: [] },
    ...(context && { context }),
  })

const inCart = (options?: readonly string[], quantity = 1): readonly SpokenItem[] => [
  { itemId: 1, quantity, notes: '', options },
]
/** The menu, with one option of every dish otherwise. */
const menuWith = (id: string, more: Partial<Option>): readonly MenuItem[] =>
  [steak, chicken, tea].map((dish) => ({
    ...dish,
    optionGroups: dish.optionGroups.map((each) => ({
      ...each,
      options: each.options.map((one) => (one.id === id ? { ...one, ...more } : one)),
    })),
  }))

describe('a dish wanted in some way', () => {
  it.each([
    ['a sizzling steak rare with noodles', ['rare', 'noodles', 'teppan-sauce']],
    ['a rare sizzling steak', ['rare', 'steamed-rice', 'teppan-sauce']],
    ['sizzling steak rare no rice no onions', ['rare', 'teppan-sauce', 'no-onions']],
    ['sizzling steak rare with noodles instead of rice', ['rare', 'noodles', 'teppan-sauce']],
    ['sizzling steak well done, extra teppan sauce', ['well-done', 'steamed-rice', 'teppan-sauce', 'teppan-sauce']],
    ['sizzling steak rare, double sauce', ['rare', 'steamed-rice', 'teppan-sauce', 'teppan-sauce']],
    ['sizzling steak rare with two plum sauces', ['rare', 'steamed-rice', 'teppan-sauce', 'plum-sauce', 'plum-sauce']],
    ['sizzling steak rare, no wait, well done', ['well-done', 'steamed-rice', 'teppan-sauce']],
  ])('%s', (message, options) => {
    expect(say(message).items).toMatchObject([{ itemId: 1, quantity: 1, options, notes: '' }])
  })

  it('has nothing listed where the dish has no options', () => {
    expect(say('a green tea').items).toMatchObject([{ options: [] }])
  })

  it('keeps for the kitchen what is no option, and says so', () => {
    const { items, response } = say('sizzling chicken cut in half, sauce on the side')
    expect(items).toMatchObject([{ options: ['steamed-rice', 'teppan-sauce'] }])
    expect(items[0]?.notes).toContain('on the side')
    expect(response).toContain("I've noted")
  })

  it('tells what is taken as usual where the guest would be asked', () => {
    const { items, response } = say('a sizzling steak')
    expect(items).toMatchObject([{ options: usually }])
    expect(response).toMatch(/medium, as usual/)
    expect(say('a sizzling steak rare').response).not.toContain('as usual')
  })

  it('asks where the usual has run out', () => {
    const menu = menuWith('medium', { isAvailable: false })
    expect(say('a sizzling steak', { menu })).toMatchObject({ action: null, items: [] })
    expect(say('a sizzling steak', { menu }).response).toContain('rare or well done')
    expect(say('a sizzling steak rare', { menu }).items).toMatchObject([{ options: ['rare', ...usually.slice(1)] }])
  })

  it('leaves out what is sold out, and says so', () => {
    const { items, response } = say('sizzling chicken with noodles instead of rice', {
      menu: menuWith('noodles', { isAvailable: false }),
    })
    expect(items).toMatchObject([{ options: ['steamed-rice', 'teppan-sauce'] }])
    expect(response).toContain('noodles is sold out')
  })

  it('takes no more than a dish takes', () => {
    const { items, response } = say('sizzling chicken with seven plum sauces')
    expect(items).toMatchObject([{ options: ['steamed-rice', 'teppan-sauce', 'plum-sauce', 'plum-sauce'] }])
    expect(response).toContain('at most 2 times')
  })
})

describe('lines that are there', () => {
  it('are changed as the very lines that they are', () => {
    expect(say('make it well done', { context: inCart(usually, 2) })).toMatchObject({
      action: 'update_cart',
      items: [{ quantity: 2, options: ['well-done', 'steamed-rice', 'teppan-sauce'], was: usually }],
    })
  })

  it('are as they come where nothing is known of them', () => {
    expect(say('make it well done', { context: inCart() }).items).toEqual([
      {
        itemId: 1,
        itemName: 'Sizzling Steak',
        quantity: 1,
        notes: '',
        options: ['well-done', 'steamed-rice', 'teppan-sauce'],
      },
    ])
  })

  it('are told apart by their number, and by how they are wanted', () => {
    const context = [...inCart(usually), ...inCart(['rare', 'steamed-rice', 'teppan-sauce'])]
    expect(say('hold the sauce on the first one', { context }).items).toMatchObject([
      { options: ['medium', 'steamed-rice'], was: usually },
    ])
    expect(say('remove the rare sizzling steak', { context })).toMatchObject({
      action: 'remove_from_cart',
      items: [{ was: ['rare', 'steamed-rice', 'teppan-sauce'] }],
    })
  })

  it('are divided where only some pieces are wanted otherwise', () => {
    expect(say('hold the sauce on the second one', { context: inCart(usually, 2) }).items).toMatchObject([
      { quantity: 1, options: usually },
      { quantity: 1, options: ['medium', 'steamed-rice'] },
    ])
  })
})

it('tells pieces apart by a note where no option does', () => {
  const one = { itemId: 1, notes: '', quantity: 1 }
  expect(say('cut in half on the second one', { context: inCart(usually, 2) }).items).toMatchObject([
    { ...one, quantity: 2, notes: '1 x cut in half', options: usually },
  ])
  // Who knows of no options sees one line of a dish.
  expect(say('hold the sauce on the second one', { context: inCart(undefined, 2) }).items).toMatchObject([
    { ...one, quantity: 2, notes: '1 x hold the sauce', options: usually },
  ])
})

it('adds one more in another way, and leaves the first as it is', () => {
  const { action, items } = say('another one well done', { context: inCart(usually) })
  expect(action).toBe('add_to_cart')
  expect(items).toMatchObject([{ quantity: 1, options: ['well-done', 'steamed-rice', 'teppan-sauce'] }])
  expect(items[0]).not.toHaveProperty('was')
})

describe('allergens', () => {
  it('are not promised away by an option', () => {
    const { confidence, response } = say("a sizzling steak rare with no cream cheese, I'm allergic to dairy")
    expect(confidence).toBe('low')
    expect(response).toContain('contains dairy')
    expect(response).toContain('Our kitchen handles all allergens')
  })

  it('are told where an option adds them', () => {
    expect(say("a sizzling steak rare with plum sauce, I'm allergic to soy").response).toContain('contains soy')
  })

  it('can be left out of a recipe, where the kitchen has declared it', () => {
    expect(say('can the sizzling steak be made without dairy').response).toMatch(/No cream cheese.*has no dairy/)
    expect(say('can the sizzling chicken be made without dairy').response).toContain('no allergen declaration')
  })
})

it.each([
  ['what sauces are there', 'teppan sauce and plum sauce'],
  ['what options does the sizzling steak have', 'rare, medium or well done'],
  ['how much is the plum sauce', '$0.75'],
])('answers %j', (message, said) => {
  expect(say(message)).toMatchObject({ action: null, response: expect.stringContaining(said) })
})
