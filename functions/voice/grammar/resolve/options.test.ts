import type { MenuItem, OptionGroup } from '#shared/menu/contract'
import { locations } from '#shared/locations/index'
import { buildMenuItem } from '#shared/testing/fixtures'
import type { SpokenItem } from '../edit/intent'
import { replyTo } from '../../conversation/converse'
import { buildVocabulary } from '../tokenize/vocabulary'

type Option = OptionGroup['options'][number]

const option = (id: string, more: Partial<Option> = {}): Option => ({
  id,
  name: `${id.charAt(0).toUpperCase()}${id.slice(1).replaceAll('-', ' ')}`,
  alsoCalled: [],
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
  replyTo({
    message,
    vocabulary: buildVocabulary(menu),
    facts: { location: locations[0], now: new Date('2026-11-21T20:00:00Z'), specials: [] },
    ...(context && { context }),
  })

const inCart = (options?: readonly string[], quantity = 1): readonly SpokenItem[] => [
  { itemId: 1, quantity, notes: '', options },
]
/** The menu with one option changed in every dish that has it. */
const menuWithOption = (id: string, more: Partial<Option>): readonly MenuItem[] =>
  [steak, chicken, tea].map((dish) => ({
    ...dish,
    optionGroups: dish.optionGroups.map((each) => ({
      ...each,
      options: each.options.map((one) => (one.id === id ? { ...one, ...more } : one)),
    })),
  }))

describe('a dish ordered with options', () => {
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

  it('lists no options for a dish without options', () => {
    expect(say('a green tea').items).toMatchObject([{ options: [] }])
  })

  it('passes a request that is no option to the kitchen as a note, and says so', () => {
    const { items, response } = say('sizzling chicken cut in half, sauce on the side')
    expect(items).toMatchObject([{ options: ['steamed-rice', 'teppan-sauce'] }])
    expect(items[0]?.notes).toContain('on the side')
    expect(response).toContain("I've noted")
  })

  it('names the defaults in groups where the guest made no choice', () => {
    const { items, response } = say('a sizzling steak')
    expect(items).toMatchObject([{ options: usually }])
    expect(response).toMatch(/medium, as usual/)
    expect(say('a sizzling steak rare').response).not.toContain('as usual')
  })

  it('asks when the default is sold out', () => {
    const menu = menuWithOption('medium', { isAvailable: false })
    expect(say('a sizzling steak', { menu })).toMatchObject({ action: null, items: [] })
    expect(say('a sizzling steak', { menu }).response).toContain('rare or well done')
    expect(say('a sizzling steak rare', { menu }).items).toMatchObject([{ options: ['rare', ...usually.slice(1)] }])
  })

  it('leaves out sold-out options, and says so', () => {
    const { items, response } = say('sizzling chicken with noodles instead of rice', {
      menu: menuWithOption('noodles', { isAvailable: false }),
    })
    expect(items).toMatchObject([{ options: ['steamed-rice', 'teppan-sauce'] }])
    expect(response).toContain('noodles is sold out')
  })

  it('adds an option at most as often as the dish allows', () => {
    const { items, response } = say('sizzling chicken with seven plum sauces')
    expect(items).toMatchObject([{ options: ['steamed-rice', 'teppan-sauce', 'plum-sauce', 'plum-sauce'] }])
    expect(response).toContain('at most 2 times')
  })
})

describe('existing lines', () => {
  it('are changed in place', () => {
    expect(say('make it well done', { context: inCart(usually, 2) })).toMatchObject({
      action: 'update_cart',
      items: [{ quantity: 2, options: ['well-done', 'steamed-rice', 'teppan-sauce'], was: usually }],
    })
  })

  it('get the defaults when their options are unknown', () => {
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

  it('are selected by number and by their options', () => {
    const context = [...inCart(usually), ...inCart(['rare', 'steamed-rice', 'teppan-sauce'])]
    expect(say('hold the sauce on the first one', { context }).items).toMatchObject([
      { options: ['medium', 'steamed-rice'], was: usually },
    ])
    expect(say('remove the rare sizzling steak', { context })).toMatchObject({
      action: 'remove_from_cart',
      items: [{ was: ['rare', 'steamed-rice', 'teppan-sauce'] }],
    })
  })

  it('are split when only some pieces get another option', () => {
    expect(say('hold the sauce on the second one', { context: inCart(usually, 2) }).items).toMatchObject([
      { quantity: 1, options: usually },
      { quantity: 1, options: ['medium', 'steamed-rice'] },
    ])
  })
})

it('separates pieces by a note when options cannot', () => {
  const one = { itemId: 1, notes: '', quantity: 1 }
  expect(say('cut in half on the second one', { context: inCart(usually, 2) }).items).toMatchObject([
    { ...one, quantity: 2, notes: '1 x cut in half', options: usually },
  ])
  // A client without options shows one line per dish.
  expect(say('hold the sauce on the second one', { context: inCart(undefined, 2) }).items).toMatchObject([
    { ...one, quantity: 2, notes: '1 x hold the sauce', options: usually },
  ])
})

it('adds another piece with other options and leaves the first line unchanged', () => {
  const { action, items } = say('another one well done', { context: inCart(usually) })
  expect(action).toBe('add_to_cart')
  expect(items).toMatchObject([{ quantity: 1, options: ['well-done', 'steamed-rice', 'teppan-sauce'] }])
  expect(items[0]).not.toHaveProperty('was')
})

describe('allergens', () => {
  it('are not ruled out because an option is chosen', () => {
    const { confidence, response } = say("a sizzling steak rare with no cream cheese, I'm allergic to dairy")
    expect(confidence).toBe('low')
    expect(response).toContain('contains dairy')
    expect(response).toContain('Our kitchen handles all allergens')
  })

  it('are named when an option adds them', () => {
    expect(say("a sizzling steak rare with plum sauce, I'm allergic to soy").response).toContain('contains soy')
  })

  it('can be removed from a recipe if the kitchen has declared it', () => {
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
