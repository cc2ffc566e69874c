import { Problem } from '../platform/problem'
import type { MenuItem, OptionGroup } from '../menu/contract'
import { createLineIdentity, type CartItem, type DishSelection } from '../orders/cart/cart-lines'
import type { Numbers } from '../numbers/contract'

/** Returns the code of the problem that `action` throws; `none` if it throws nothing. */
export function getProblemCode(action: () => unknown): string {
  try {
    action()
  } catch (error) {
    if (error instanceof Problem) return error.code
    throw error
  }
  return 'none'
}

/** Builds a dish with the given fields and plain defaults. */
export const buildMenuItem = (fields: Partial<MenuItem> = {}): MenuItem => ({
  id: 1,
  name: 'Dish',
  alsoCalled: [],
  description: '',
  price: '10.00',
  categoryId: 1,
  locationId: 4,
  code: 'A1',
  imageUrl: null,
  isPopular: false,
  isAvailable: true,
  dayparts: [],
  daypartPrices: {},
  portionsLeft: null,
  spiceLevel: 0,
  allergens: [],
  advisory: null,
  nutritionInfo: null,
  station: 'hibachi',
  leadMinutes: 0,
  optionGroups: [],
  displayOrder: 1,
  createdAt: '2026-01-01T00:00:00Z',
  updatedAt: '2026-01-01T00:00:00Z',
  ...fields,
})

type MenuOptionFixture = OptionGroup['options'][number]

/** Builds a free, optional option with a maximum quantity of 1, changed by the given fields. */
export const buildMenuOption = (
  id: string,
  name: string = id,
  fields: Partial<MenuOptionFixture> = {},
): MenuOptionFixture => ({
  id,
  name,
  alsoCalled: [],
  price: '0.00',
  upTo: 1,
  isDefault: false,
  isAvailable: true,
  allergensAdded: [],
  allergensRemoved: [],
  advisory: null,
  ...fields,
})

/** Builds an option group in which one option may be chosen, changed by the given fields. */
export const buildOptionGroup = (
  id: string,
  options: readonly MenuOptionFixture[],
  fields: Partial<OptionGroup> = {},
): OptionGroup => ({
  id,
  name: id,
  min: 0,
  max: 1,
  options: [...options],
  ...fields,
})

/** Builds a cart line of one California Roll, changed by the given fields. */
export const buildCartItem = ({
  menuItemId = 7,
  options,
  ...fields
}: Partial<DishSelection & Omit<CartItem, keyof DishSelection | 'key'>> = {}): CartItem => ({
  ...createLineIdentity({ menuItemId, options }),
  name: 'California Roll',
  priceCents: 625,
  quantity: 1,
  imageUrl: null,
  ...fields,
})

/** Monday to Sunday; daylight saving time starts on the Sunday. */
export const expectedWeekDays = { from: '2026-03-02', to: '2026-03-08' } as const

/**
 * The expected figures of the week, calculated by hand. A bowl (12.50) takes 0.35 of a meat at
 * 3.33, or 0.40 with extra meat (2.00 more). A roll (6.25) takes 0.10. Food is rounded half up per
 * line, and tax is 7% of net.
 *
 * - Mon 12:00 pickup, 1 bowl: 12.50, food 1.17, tax 0.88. Ready 12:12, promised 12:20.
 * - Mon 18:00 delivery, 2 rolls: 12.50, food 0.67, fee 2.99, tax 0.88. Arrived 18:40, promised
 *   18:35: late.
 * - Tue 17:00 pickup, 3 bowls, 10% off: 37.50 - 3.75, food 3.50, tax 2.36. 33 points, ready on time
 *   to the minute.
 * - Wed: one order cancelled before it was cooked, one when ready. Waste 1.50 at 3.33 = 4.995.
 * - Thu for 18:00, 1 bowl with extra meat, 3 rolls: 33.25, food 1.33 + 1.00, tax 2.33. Ordered on
 *   Tue, so only its cooking time counts.
 * - Fri for 20:00 event, 10 bowls, 5.00 off: 125.00 - 5.00, food 11.655, tax 8.40. 120 points,
 *   ordered on Mon.
 * - Sat 19:00 delivery, 4 rolls: 25.00, food 1.33, fee 2.99, tax 1.75. On time.
 * - Sat 23:30 pickup, 1 roll: 6.25, food 0.33, tax 0.44. Late, and Sunday in UTC.
 * - Sun 12:00 pickup, 2 bowls: 25.00, food 2.33, tax 1.75. Recalled once, ready again 12:16.
 * - Sun: waste 1.00 = 3.33, and 0.50 of Wednesday's waste undone = -1.665.
 */
// prettier-ignore
const table = [
  // date, orders, cancelled; gross, discount, tax, fees, net; food, waste; on time; minutes to
  // confirm, to cook, in total; hours; types
  ['2026-03-02', 2, 0, '25.00', '0.00', '1.76', '2.99', '25.00', '1.84', '0.00', 50, 1.5, 10, 27.5, [12, 18], [1, 1, 0]],
  ['2026-03-03', 1, 0, '37.50', '3.75', '2.36', '0.00', '33.75', '3.50', '0.00', 100, 3, 17, 25, [17], [1, 0, 0]],
  ['2026-03-04', 0, 2, '0.00', '0.00', '0.00', '0.00', '0.00', '0.00', '5.00', null, null, null, null, [], [0, 0, 0]],
  ['2026-03-05', 1, 0, '33.25', '0.00', '2.33', '0.00', '33.25', '2.33', '0.00', 100, null, 20, null, [18], [1, 0, 0]],
  ['2026-03-06', 1, 0, '125.00', '5.00', '8.40', '0.00', '120.00', '11.66', '0.00', 100, null, 295, null, [20], [0, 0, 1]],
  ['2026-03-07', 2, 0, '31.25', '0.00', '2.19', '2.99', '31.25', '1.66', '0.00', 50, 1.5, 12, 29.5, [19, 23], [1, 1, 0]],
  ['2026-03-08', 1, 0, '25.00', '0.00', '1.75', '0.00', '25.00', '2.33', '1.66', 100, 4, 12, 20, [12], [1, 0, 0]],
] as const

type Dish = { readonly id: number; readonly name: string }

/** Returns the expected figures of the week. */
export const expectedWeekNumbers = (bowl: Dish, roll: Dish): Numbers => ({
  days: table.map(
    ([
      date,
      orders,
      cancelled,
      gross,
      discount,
      tax,
      fees,
      net,
      foodCost,
      waste,
      onTime,
      confirm,
      cook,
      total,
      ...more
    ]) => {
      const [hours, [pickup, delivery, event]] = more
      return {
        date,
        orders,
        cancelled,
        gross,
        discount,
        tax,
        fees,
        serviceCharges: '0.00',
        net,
        // Both refunds are codes.
        netRefunded: '0.00',
        payments: {
          online: '0.00',
          giftCards: '0.00',
          atCounter: (Number(net) + Number(tax) + Number(fees)).toFixed(2),
          tips: '0.00',
          cash: '0.00',
          card: '0.00',
          notCollected: '0.00',
          refunds: '0.00',
          cashRefunds: '0.00',
          terminalRefunds: '0.00',
          disputesLost: '0.00',
          giftCardRefunds: '0.00',
          depositsReceived: { cash: '0.00', card: '0.00', other: '0.00' },
          depositsReturned: { cash: '0.00', card: '0.00', other: '0.00' },
        },
        byHour: Array.from({ length: 24 }, (_, hour) => (hours.some((each) => each === hour) ? 1 : 0)),
        byType: { pickup, delivery, event },
        foodCost,
        waste,
        medianMinutes: { confirm, cook, total },
        onTimePercent: onTime,
      }
    },
  ),
  // 6 of 8
  onTimePercent: 75,
  dishes: [
    // 1 + 3 + 1 + 10 + 2; 12.50 + 33.75 + 14.50 + 120.00 + 25.00; 1.17 + 3.50 + 1.33 + 11.66 + 2.33
    { menuItemId: bowl.id, name: bowl.name, quantity: 17, net: '205.75', netRefunded: '0.00', foodCost: '19.99' },
    // 2 + 3 + 4 + 1; 12.50 + 18.75 + 25.00 + 6.25; 0.67 + 1.00 + 1.33 + 0.33
    { menuItemId: roll.id, name: roll.name, quantity: 10, net: '62.50', netRefunded: '0.00', foodCost: '3.33' },
  ],
  // 10, 10, 10 (Thursday's rolls, struck off first), 10, 12, 14, 17, 20, 295
  stations: [{ station: 'hibachi', lines: 9, medianMinutes: 12 }],
  feedback: {
    count: 2,
    average: 3.5,
    ratings: [0, 1, 0, 0, 1],
    latest: [
      { at: '2026-03-07T02:30:00.000Z', rating: 2, comment: 'It came cold.', ticketNumber: 2 },
      { at: '2026-03-07T02:00:00.000Z', rating: 5, comment: 'Right on time.', ticketNumber: 6 },
    ],
  },
  // 33 + 120, and 500 for a friend
  points: { issued: 653, redeemed: 100 },
  // The codes of Monday's and Thursday's refunds; Friday's was spent on Monday, the other on
  // Tuesday.
  codes: { issued: 3, spent: 2 },
  giftCards: { bought: '0.00', spent: '0.00', returned: '0.00', liability: '0.00' },
  coupons: [],
  drivers: [],
  cost: '0.00',
})
