import { listDifferences, type DifferenceFormat } from './differences'

const format: DifferenceFormat = { partName: () => undefined, momentText: (at) => `at ${at.slice(11, 16)}` }
const differencesOf = (before: unknown, after: unknown, partName = format.partName) =>
  listDifferences(before, after, { ...format, partName })

describe('the differences between two versions of a record', () => {
  it('are listed by field in plain English, without technical fields', () => {
    const before = {
      id: 3,
      name: 'Shrimp',
      costPerUnit: '8.75',
      supplier: 'Harbor',
      allergens: ['shellfish'],
      version: 1,
    }
    const after = {
      id: 3,
      name: 'Shrimp',
      costPerUnit: '9.20',
      allergens: ['shellfish', 'soy'],
      isPopular: true,
      version: 2,
    }
    expect(differencesOf(before, after)).toEqual([
      { field: 'Cost per unit', before: '$8.75', after: '$9.20' },
      { field: 'Supplier', before: 'Harbor', after: null },
      { field: 'Allergens', before: 'shellfish', after: 'shellfish, soy' },
      { field: 'Popular', before: 'no', after: 'yes' },
    ])
  })

  it('have days, times, states and amounts as people write them', () => {
    const lunch = { id: 'lunch', name: 'Lunch', days: ['mon', 'tue'], from: '11:00', to: '14:30' }
    const special = { id: 4, title: 'Roll night', menuItemId: 7, dayOfWeek: 1 }
    const closed = { date: '2026-12-01', spans: [] }
    const before = { dayparts: [], specials: [], exceptions: [], state: 'ordered', refundLimit: '25.00' }
    const allergensDeclared = { by: 'Ana', at: '2026-11-30T18:00:00.000Z', signIn: 'development' }
    const after = {
      ...{ dayparts: [lunch], specials: [special], exceptions: [closed] },
      ...{ state: 'cancelled', refundLimit: '30.00', daypartPrices: { lunch: '12.95' }, allergensDeclared },
    }
    const dishes = ({ menuItemId }: Readonly<Record<string, unknown>>) =>
      menuItemId === 7 ? 'Rainbow Roll' : undefined
    expect(differencesOf(before, after, dishes)).toEqual([
      { field: 'Dayparts, Lunch', before: null, after: 'days Monday, Tuesday, from 11:00 AM, to 2:30 PM' },
      { field: 'Specials, Roll night', before: null, after: 'dish Rainbow Roll, day Monday' },
      { field: 'Special days, Tue, Dec 1', before: null, after: expect.stringContaining('Closed') },
      { field: 'State', before: 'confirmed', after: 'canceled' },
      { field: 'Refund limit', before: '$25.00', after: '$30.00' },
      { field: 'Daypart prices', before: null, after: 'lunch $12.95' },
      { field: 'Allergens declared', before: null, after: 'by Ana, at 18:00' },
    ])
  })

  it('match the items of a list by their id', () => {
    const size = (price: string) => ({ id: 'large', name: 'Large', price })
    const groups = (...options: object[]) => ({ optionGroups: [{ id: 'size', name: 'Size', options }] })
    expect(differencesOf(groups(size('1.00')), groups({ id: 'small', name: 'Small' }, size('1.50')))).toEqual([
      { field: 'Option groups, Size: options, large: price', before: '$1.00', after: '$1.50' },
      { field: 'Option groups, Size: options, small', before: null, after: 'there' },
    ])
  })

  it('use the given name for an item without one', () => {
    const levels = (minimumStock: string) => ({ minimumStock, levels: [{ locationId: 5, minimumStock }] })
    const names = ({ locationId }: Readonly<Record<string, unknown>>) => (locationId === 5 ? 'Hudson' : undefined)
    expect(differencesOf(levels('1.00'), levels('2.00'), names)).toEqual([
      { field: 'Levels, Hudson: minimum stock', before: '1.00', after: '2.00' },
    ])
  })

  it("show times in the location's time zone", () => {
    expect(differencesOf({ pausedUntil: null }, { pausedUntil: '2026-11-23T02:06:58.038Z' })).toEqual([
      { field: 'Paused until', before: null, after: 'at 02:06' },
    ])
  })

  it('leave out fields that are empty in both versions', () => {
    expect(differencesOf({ title: 'Roll' }, { title: 'Roll', mealtime: null, tags: [] })).toEqual([])
  })

  it('are empty for a new record', () => {
    expect(differencesOf(null, { name: 'Shrimp' })).toEqual([])
  })
})

describe('what an owner changes reads as the desk shows it', () => {
  const span = (opens: string, closes: string) => ({ opens, closes })
  const ingredient = ({ itemId }: Readonly<Record<string, unknown>>) => (itemId === 1001 ? 'Flour' : undefined)
  const station = (hands: number) => ({ station: 'hibachi', hands, minutesPerDish: 8 })
  const tier = (points: number) => ({ name: 'Silver', from: '500.00', benefit: { kind: 'points', multiplier: points } })

  it.each([
    [
      'hours',
      { weekly: { tue: [span('10:30', '21:30')], wed: [span('10:30', '21:30')] } },
      { weekly: { tue: [span('11:00', '14:00'), span('17:00', '22:00')], wed: [] } },
      [
        ['Tuesday', '10:30 AM-9:30 PM', '11:00 AM-2:00 PM, 5:00 PM-10:00 PM'],
        ['Wednesday', '10:30 AM-9:30 PM', 'Closed'],
      ],
    ],
    ['stations', { stations: [station(4)] }, { stations: [station(5)] }, [['Hibachi: dishes at once', '4', '5']]],
    [
      'ZIP minutes',
      { delivery: { zipMinutes: [] } },
      { delivery: { zipMinutes: [{ zipCode: '34652', minutes: 75 }] } },
      [['Delivery: minutes by zip code, 34652', null, 'minutes 75']],
    ],
    [
      'links',
      { links: { reviews: [] } },
      { links: { reviews: [{ label: 'maps', url: 'https://maps.example/1' }] } },
      [['Review page, maps', null, 'https://maps.example/1']],
    ],
    ['tiers', { tiers: [tier(1.2)] }, { tiers: [tier(1.5)] }, [['Tiers, Silver: benefit: multiplier', '1.2', '1.5']]],
    [
      'coupons',
      { amount: '5.00', percent: null },
      { amount: null, percent: 10 },
      [
        ['Amount', '$5.00', null],
        ['Percent', null, '10'],
      ],
    ],
    [
      'prep recipes',
      { batch: null },
      { batch: { quantity: '10.00', recipe: [{ itemId: 1001, quantity: '2.50' }] } },
      [['Batch', null, 'quantity 10.00, recipe Flour quantity 2.50']],
    ],
  ])('%s', (_kind, before, after, expected) => {
    const differences = differencesOf(before, after, ingredient)
    expect(differences.map(({ field, before: was, after: is }) => [field, was, is])).toEqual(expected)
    expect(JSON.stringify(differences.flatMap(Object.values))).not.toMatch(/[{}\\]|1001/)
  })
})
