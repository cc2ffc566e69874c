import type { ActivityKind } from '#shared/platform/contract'
import { listDifferences } from './differences'

type Change = { readonly before: object | null; readonly after: object | null }

const recipe = (quantity: string) => [{ itemId: 1001, quantity }]
const term = { id: 'lunch', name: 'Lunch', days: ['mon'], from: '11:00', to: '15:00' }
const added = (after: object): Change => ({ before: null, after })

/** A change of each kind, in the form in which the log returns it. */
const changes: Readonly<Record<ActivityKind, Change>> = {
  dish: {
    before: { id: 3, price: '8.00', recipe: recipe('0.50'), daypartPrices: {}, nutritionInfo: { calories: 300 } },
    after: { id: 3, price: '9.00', recipe: recipe('0.60'), daypartPrices: { lunch: '7.00' }, nutritionInfo: null },
  },
  'option-group': {
    before: { groupId: 'g', name: 'Size', options: [{ id: 'a1', name: 'Large', price: '1.00', recipe: [] }] },
    after: {
      ...{ groupId: 'g', name: 'Size' },
      options: [
        { id: 'a1', name: 'Large', price: '2.00', recipe: recipe('0.20') },
        { id: 'b2', name: 'Small', price: '0.00', recipe: recipe('0.10') },
      ],
    },
  },
  special: {
    before: { specials: [{ id: 's1', title: 'Roll', price: '9.00', days: ['mon'] }] },
    after: { specials: [{ id: 's1', title: 'Roll', price: '8.00', days: ['mon', 'tue'] }] },
  },
  hours: {
    before: { weekly: { tue: [] }, exceptions: [] },
    after: {
      weekly: { tue: [{ opens: '10:30', closes: '21:30' }] },
      exceptions: [{ date: '2026-12-25', spans: [], note: 'Christmas' }],
    },
  },
  daypart: { before: { dayparts: [] }, after: { dayparts: [term] } },
  checklist: {
    before: { signed: [] },
    after: { signed: [{ id: 'prices', by: 'Omar', at: '2026-11-30T20:00:00.000Z' }] },
  },
  tax: { before: { rates: [] }, after: { rates: [{ from: '2027-01-01', rate: 750, isDeliveryFeeTaxed: true }] } },
  rewards: {
    before: { tiers: [{ name: 'Silver', from: '500.00', benefit: { kind: 'none' } }], rewards: [] },
    after: {
      tiers: [{ name: 'Silver', from: '400.00', benefit: { kind: 'points', multiplier: 1.5 } }],
      rewards: [{ id: 'r1', name: 'Free Roll', points: 100, amount: '6.00' }],
    },
  },
  coupon: { before: { amount: '5.00', orderTypes: ['pickup'] }, after: { amount: null, percent: 10, orderTypes: [] } },
  event: { before: { state: 'requested' }, after: { state: 'quoted', deposit: '100.00' } },
  'event-settings': { before: { packages: [] }, after: { packages: [{ id: 'p1', name: 'Party', price: '20.00' }] } },
  category: { before: { name: 'Rolls', dayparts: [] }, after: { name: 'Sushi', dayparts: ['lunch'] } },
  item: {
    before: { batch: null, packs: [], levels: [{ locationId: 4, minimumStock: '1.00' }] },
    after: {
      batch: { quantity: '10.00', recipe: recipe('2.50') },
      packs: [{ name: 'Case', quantity: '40.00' }],
      levels: [{ locationId: 4, minimumStock: '2.00' }],
    },
  },
  picture: { before: { imageUrl: null }, after: { imageUrl: '/pictures/roll.webp' } },
  intake: {
    before: { stations: [{ station: 'sushi', hands: 2, minutesPerDish: 6 }], pausedUntil: null },
    after: { stations: [{ station: 'sushi', hands: 3, minutesPerDish: 6.5 }], pausedUntil: '2026-11-30T20:00:00.000Z' },
  },
  settings: {
    before: { delivery: { zipMinutes: [] }, links: { reviews: [], social: [] }, alerts: {} },
    after: {
      delivery: { zipMinutes: [{ zipCode: '34652', minutes: 75 }] },
      links: { reviews: [{ label: 'maps', url: 'https://maps.example' }], social: [] },
      alerts: { 'no-orders': false },
    },
  },
  availability: { before: { isAvailable: true }, after: { isAvailable: false, reason: 'Sold out' } },
  cancellation: added({ ticketNumber: 12 }),
  refund: added({ ticketNumber: 12, amountCents: 500 }),
  'gift-card': added({ amount: '50.00' }),
  dispute: { before: { status: 'open' }, after: { status: 'lost' } },
  handover: added({ ticketNumber: 12 }),
  feedback: added({ rating: 5 }),
  printer: { before: { name: 'Bar', stations: ['drinks'] }, after: { name: 'Bar', stations: ['drinks', 'sushi'] } },
  driver: added({ name: 'Eve' }),
  team: { before: { role: 'kitchen' }, after: { role: 'lead' } },
  purchase: {
    before: { lines: [{ itemId: 1001, packs: 1 }], supplier: 'Harbor' },
    after: { lines: [{ itemId: 1001, packs: 2 }], supplier: 'Harbor' },
  },
}

const format = {
  partName: ({ itemId, locationId }: Readonly<Record<string, unknown>>) =>
    itemId === 1001 ? 'Flour' : locationId === 4 ? 'Highland City' : undefined,
  momentText: () => 'Nov 30, 3:00 PM',
}

/** What only programmers read: records as text, ids, and names of fields in camel case. */
const RAW = /[{}"[\]]|1001|\bid\b|\b[abprsg][12]\b|[a-z][A-Z]|T\d\d:/

it.each(Object.entries(changes))('a change of the kind %s has no raw data', (_kind, { before, after }) => {
  const differences = listDifferences(before, after, format)
  const texts = differences.flatMap((each) => [each.field, each.before ?? '', each.after ?? ''])
  expect(texts.filter((text) => RAW.test(text))).toEqual([])
  expect(differences.length > 0).toBe(before !== null)
})
