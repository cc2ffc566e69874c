import type { MenuAvailability } from '#shared/menu/availability-contract'
import type { Station } from '#shared/menu/contract'
import type { Ticket, TicketLine } from '#shared/orders/contract'
import type { OrderType } from '#shared/orders/constants'
import { markAllergies } from '#shared/kitchen/allergy-notes'
import { type OrderStage, resolveStage } from '#shared/orders/status'

type SampleDish = {
  readonly station: Station
  readonly name: string
  readonly code: string
  readonly allergens: TicketLine['allergens']
}

/** Dishes of the sample menu, with its codes, stations and allergens. */
const dishes = {
  chicken: { station: 'hibachi', name: 'Hibachi Chicken', code: 'H3', allergens: ['soy', 'gluten', 'dairy', 'egg'] },
  shrimp: {
    station: 'hibachi',
    name: 'Hibachi Shrimp',
    code: 'H5',
    allergens: ['soy', 'gluten', 'dairy', 'egg', 'shellfish'],
  },
  salmon: {
    station: 'hibachi',
    name: 'Hibachi Salmon',
    code: 'H6',
    allergens: ['soy', 'gluten', 'dairy', 'egg', 'fish'],
  },
  california: {
    station: 'sushi',
    name: 'California Roll',
    code: 'Su1',
    allergens: ['fish', 'shellfish', 'gluten', 'egg', 'sesame'],
  },
  rainbow: { station: 'sushi', name: 'Rainbow Roll', code: 'SR3', allergens: ['fish', 'shellfish', 'gluten', 'egg'] },
  edamame: { station: 'fry', name: 'Edamame', code: 'A1', allergens: ['soy'] },
  gyoza: { station: 'fry', name: 'Chicken Gyoza', code: 'A3', allergens: ['gluten', 'soy', 'sesame'] },
  soup: { station: 'hibachi', name: 'Miso Soup', code: 'Sa1', allergens: ['soy', 'fish'] },
} as const satisfies Record<string, SampleDish>
type Dish = keyof typeof dishes

const names = [
  'chicken',
  'shrimp',
  'salmon',
  'california',
  'rainbow',
  'edamame',
  'gyoza',
  'soup',
] as const satisfies readonly Dish[]
const idOf = (dish: Dish): number => names.indexOf(dish) + 1

type SampleTicket = {
  readonly number: number
  readonly guest: string
  readonly orderType: OrderType
  readonly at: OrderStage['status']
  /** Minutes since the order was placed, and minutes until its promised time. */
  readonly age: number
  readonly left: number
  readonly lines: readonly { readonly dish: Dish; readonly quantity?: number; readonly note?: string }[]
}

/** The sample tickets, oldest first as on any board. */
const samples: readonly SampleTicket[] = [
  {
    number: 41,
    guest: 'Ella W.',
    orderType: 'delivery',
    at: 'cooking',
    age: 36,
    left: 9.5,
    lines: [{ dish: 'chicken' }, { dish: 'edamame', note: 'extra salt please' }],
  },
  {
    number: 42,
    guest: 'Carla M.',
    orderType: 'pickup',
    at: 'cooking',
    age: 24,
    left: -3,
    lines: [{ dish: 'salmon' }, { dish: 'gyoza' }],
  },
  {
    number: 43,
    guest: 'Finn O.',
    orderType: 'pickup',
    at: 'ready',
    age: 12,
    left: 8,
    lines: [{ dish: 'rainbow', quantity: 2 }],
  },
  {
    number: 44,
    guest: 'Ben K.',
    orderType: 'delivery',
    at: 'confirmed',
    age: 8,
    left: 37,
    lines: [{ dish: 'soup' }, { dish: 'shrimp', note: 'sesame allergy, please cook without' }],
  },
  {
    number: 45,
    guest: 'Ana R.',
    orderType: 'pickup',
    at: 'preparing',
    age: 4,
    left: 36,
    lines: [{ dish: 'chicken', quantity: 2 }, { dish: 'california' }],
  },
  {
    number: 46,
    guest: 'Deon P.',
    orderType: 'pickup',
    at: 'pending',
    age: 1,
    left: 39,
    lines: [{ dish: 'edamame' }, { dish: 'rainbow' }],
  },
]

const lineOf =
  (ticketNumber: number) =>
  ({ dish, quantity = 1, note }: SampleTicket['lines'][number]): Omit<TicketLine, 'allergyMarks'> => {
    const { name, code, station, allergens } = dishes[dish]
    return {
      id: `practice-${ticketNumber}-${dish}`,
      menuItemId: idOf(dish),
      quantity,
      unitPrice: '10.00',
      totalPrice: `${quantity * 10}.00`,
      customizations: note ? { notes: note, options: [] } : null,
      differs: { options: [], leftOut: [] },
      isStruck: false,
      station,
      allergens: [...allergens],
      menuItem: { name, code, description: '' },
    }
  }

/** Returns the sample tickets of a practice board at a time. */
export const createSampleTickets = (now: number): readonly Ticket[] =>
  samples.map(({ number, guest, orderType, at, age, left, lines }) => {
    const after = (minutes: number) => new Date(now + minutes * 60_000).toISOString()
    const stage = resolveStage({ status: at })
    const total = `${lines.reduce((sum, { quantity = 1 }) => sum + quantity * 10, 0)}.00`
    return {
      id: `practice-${number}`,
      ticketNumber: number,
      locationId: 0,
      ...stage,
      orderType,
      subtotal: total,
      discount: '0.00',
      tax: '0.00',
      deliveryFee: '0.00',
      tip: '0.00',
      paymentStatus: 'none',
      total,
      estimatedTime: '15-20 minutes',
      promisedFrom: null,
      promisedAt: after(left),
      createdAt: after(-age),
      scheduledFor: null,
      specialInstructions: null,
      utensils: false,
      customerInfo: { name: guest },
      history: [{ ...stage, at: after(-age) }],
      version: 1,
      isBrief: false,
      orderItems: markAllergies(lines.map(lineOf(number)), { specialInstructions: null }),
    }
  })

/** The practice board's dishes, all available. */
export const sampleDishes: readonly MenuAvailability[] = names.map((dish) => ({
  id: idOf(dish),
  menuItem: { id: idOf(dish), name: dishes[dish].name },
  isAvailable: true,
  reason: null,
  dayparts: [],
  daypartPrices: {},
  portionsLeft: null,
}))
