import type { Daypart } from '#shared/dayparts/dayparts'
import { isOpenAt } from '#shared/hours/open-periods'
import { henpr } from '#shared/locations/henpr'
import { getPolicy } from '#shared/locations/policy'
import { toCartItem } from '#shared/orders/cart/cart'
import { priceDishes } from '#shared/orders/pricing'
import { createMenuJsonLd } from '#shared/pages/html'
import { createMenuSnapshot } from '#shared/pages/menu-snapshot'
import { Problem } from '#shared/platform/problem'
import * as z from 'zod/mini'
import { MenuItem } from '#shared/menu/contract'
import { presentMenu } from '../present'
import type { Menu, MenuDish } from '../records'
import { getOffersAt } from './offers'

const everyDay = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const
const dayparts: readonly Daypart[] = [
  { id: 'lunch', name: 'Lunch', days: ['mon', 'tue', 'wed', 'thu', 'fri'], from: '11:00', to: '15:00' },
  { id: 'late', name: 'Late night', days: ['fri', 'sat', 'sun'], from: '22:15', to: '02:30' },
  { id: 'happy', name: 'Happy hour', days: everyDay, from: '14:00', to: '17:30' },
  { id: 'sunday', name: 'Sunday', days: ['sun'], from: '00:00', to: '00:00' },
  { id: 'evening', name: 'Evening', days: ['tue', 'sat'], from: '20:00', to: '24:00' },
]

/** Dayparts and prices of the tested dishes. */
const terms: readonly (readonly [readonly string[], Readonly<Record<string, number>>])[] = [
  [[], {}],
  [['lunch'], {}],
  [['lunch'], { lunch: 995 }],
  [[], { lunch: 995, happy: 1195 }],
  [['lunch', 'happy'], { happy: 895, late: 100 }],
  [['late'], { late: 1895 }],
  [['sunday', 'evening'], { evening: 1250 }],
  [['late', 'sunday', 'lunch'], { sunday: 1700, late: 1600 }],
]

const dishes = terms.map(([ids, prices], index): MenuDish => ({
  type: 'Dish',
  id: index + 1,
  code: `D${index + 1}`,
  name: `Dish ${index + 1}`,
  alsoCalled: [],
  kitchenName: null,
  description: '',
  categoryId: 1,
  priceCents: 1495,
  dayparts: [...ids],
  daypartPriceCents: { ...prices },
  imageUrl: null,
  isPopular: false,
  isAvailable: true,
  unavailableBecause: null,
  availabilityReason: null,
  spiceLevel: 0,
  allergens: [],
  allergensCovered: [],
  advisory: null,
  nutrition: null,
  station: 'hibachi',
  leadMinutes: 0,
  displayOrder: index,
  recipe: [],
  optionGroups: [],
  createdAt: '2027-01-01T00:00:00Z',
  updatedAt: '2027-01-01T00:00:00Z',
}))
const menu: Menu = { dishes, dayparts, archived: [], specials: [], settings: undefined }

/** What a dish costs, in cents, or null if it isn't offered. */
type Answer = number | null

const Hours = z.object({ dayOfWeek: z.array(z.string()), opens: z.string(), closes: z.string() })
const Offer = z.object({
  price: z.string(),
  availableAtOrFrom: z.optional(z.object({ openingHoursSpecification: Hours })),
})
const MenuJsonLd = z.object({
  hasMenuSection: z.array(
    z.object({
      hasMenuItem: z.array(z.object({ name: z.string(), offers: z.union([Offer, z.array(Offer)]) })),
    }),
  ),
})

/** What a page's structured data says about each dish, as a reader without our rules takes it. */
const structured = MenuJsonLd.parse(
  createMenuJsonLd(
    henpr,
    createMenuSnapshot({
      categories: [{ id: 1, name: 'All', description: '', displayOrder: 1 }],
      dishes,
      specials: [],
      dayparts,
    }).sections,
  ),
).hasMenuSection.flatMap(({ hasMenuItem }) => hasMenuItem)

function isWithin({ dayOfWeek, opens, closes }: z.infer<typeof Hours>, at: Date): boolean {
  const on = (day: string) => (dayOfWeek.includes(`https://schema.org/${day}`) ? [{ opens, closes }] : [])
  const week = [
    on('Sunday'),
    on('Monday'),
    on('Tuesday'),
    on('Wednesday'),
    on('Thursday'),
    on('Friday'),
    on('Saturday'),
  ] as const
  return isOpenAt({ timeZone: henpr.timeZone, hours: { week, exceptions: {} } }, at)
}

function readStructured(id: number, at: Date): Answer {
  const { offers } = structured.find(({ name }) => name === `Dish ${id}`) ?? { offers: [] }
  const all = Array.isArray(offers) ? offers : [offers]
  const timed = all.flatMap(({ price, availableAtOrFrom: place }) =>
    place && isWithin(place.openingHoursSpecification, at) ? [Number(price)] : [],
  )
  const always = all.filter(({ availableAtOrFrom: place }) => !place).map(({ price }) => Number(price))
  const prices = timed.length > 0 ? timed : always
  return prices.length > 0 ? Math.round(Math.min(...prices) * 100) : null
}

function placeOrder(id: number, offered: readonly MenuDish[]): Answer {
  try {
    const [line] = priceDishes([{ menuItemId: id, quantity: 1 }], { dishes: offered, specials: [] })
    return line?.unitPriceCents ?? null
  } catch (error) {
    if (error instanceof Problem && error.code === 'item-unavailable') return null
    throw error
  }
}

const getDishesAt = (at: Date) => getOffersAt(menu, 'HENPR', at).apply(dishes)

/** The quarters of an hour of the seven days from a midnight in Florida. */
const quartersFrom = (midnight: string): readonly Date[] =>
  Array.from({ length: 7 * 24 * 4 }, (_, index) => new Date(Date.parse(midnight) + index * 900_000))

it('takes orders at any time, so that only dayparts decide', () => {
  expect(getPolicy(henpr).acceptsOrdersWhileClosed).toBe(true)
})

it.each([
  ['when summer time begins', '2027-03-10T00:00:00-05:00'],
  ['when summer time ends', '2027-11-03T00:00:00-04:00'],
])('menu, cart, placement and structured data agree for every quarter of an hour of the week %s', (_, from) => {
  const seen = new Set<string>()
  const differences: object[] = []
  for (const at of quartersFrom(from)) {
    const offered = getDishesAt(at)
    const shown = z
      .array(MenuItem)
      .parse(presentMenu({ ...menu, dishes: offered }, 'HENPR', { date: '2027-01-17', weekday: 0, minutes: 0 }))
    for (const item of shown) {
      const inCart: Answer = item.isAvailable ? toCartItem(item).priceCents : null
      const answers = [inCart, placeOrder(item.id, offered), readStructured(item.id, at)]
      // A dish that isn't offered says when it is, and then it is.
      const later = item.offeredAt ? placeOrder(item.id, getDishesAt(new Date(item.offeredAt))) : 0
      if (new Set(answers).size > 1 || later === null) differences.push({ at, id: item.id, answers, later })
      seen.add(`${item.id} ${inCart}`)
    }
  }
  expect(differences).toEqual([])
  // Every dish has been seen at each of its prices.
  expect([...seen].sort()).toEqual(
    ['1 1495', '2 1495', '2 null', '3 995', '3 null', '4 1195', '4 1495', '4 995', '5 1495', '5 895', '5 null', '6 1895', '6 null', '7 1250', '7 1495', '7 null', '8 1495', '8 1600', '8 1700', '8 null'].sort(), // prettier-ignore
  )
})
