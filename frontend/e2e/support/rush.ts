import type { Ticket } from '#shared/orders/contract'
import { buildTicket } from '#testing/fixtures'

const MINUTE_MS = 60_000

type Line = Ticket['orderItems'][number]
type Dish = { readonly name: string; readonly station: Line['station']; readonly choices: readonly string[] }

/** Dishes as guests order them on a Friday, some with choices and removals. */
const dishes: readonly Dish[] = [
  { name: 'Hibachi Steak & Chicken', station: 'hibachi', choices: ['Medium', 'No onions'] },
  { name: 'California Roll', station: 'sushi', choices: [] },
  { name: 'Hibachi Chicken', station: 'hibachi', choices: ['Steamed rice'] },
  { name: 'Spicy Tuna Roll', station: 'sushi', choices: ['Brown rice', 'No sesame'] },
  { name: 'Chicken Gyoza', station: 'fry', choices: [] },
  { name: 'Hibachi Filet Mignon & Shrimp', station: 'hibachi', choices: ['Medium rare', 'Extra steak'] },
  { name: 'Miso Soup', station: 'hibachi', choices: [] },
  { name: 'Shrimp Tempura', station: 'fry', choices: ['Chili sauce'] },
  { name: 'Fresh Lemonade', station: 'drinks', choices: ['Large', 'No ice'] },
]

/** The numbers of dishes of one order after the other. */
const sizes = [3, 1, 2, 5, 2, 4, 1, 8, 3, 2, 6, 2, 3, 1, 4, 7, 2, 3, 5, 2]

const buildLines = (id: string, { name, station, choices }: Dish, notes: string): readonly Line[] =>
  buildTicket({}).orderItems.map((line) => ({
    ...line,
    id,
    station,
    menuItem: { name, description: '', code: '' },
    customizations: {
      notes,
      options: choices.map((choice) => ({ id: choice, group: '', name: choice, quantity: 1, price: '0.00' })),
    },
    differs: { options: [...choices], leftOut: [] },
  }))

/** Builds forty orders of one to eight dishes, oldest first; the third guest has an allergy. */
export const buildRush = (): Ticket[] =>
  Array.from({ length: 40 }, (_, index) => {
    const from = (index * 2) % dishes.length
    const ordered = [...dishes, ...dishes].slice(from, from + (sizes[index % sizes.length] ?? 1))
    return buildTicket({
      id: `RUSH${index}`,
      ticketNumber: index + 1,
      status: 'cooking',
      kitchenStatus: 'cooking',
      createdAt: new Date(Date.now() - (40 - index) * MINUTE_MS).toISOString(),
      utensils: index % 4 === 0,
      orderItems: ordered.flatMap((dish, at) =>
        buildLines(`RUSH${index}-${at}`, dish, index === 2 && at === 0 ? "can't have sesame" : ''),
      ),
    })
  })
