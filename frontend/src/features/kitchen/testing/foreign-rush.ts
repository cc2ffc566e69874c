import { markAllergies } from '#shared/kitchen/allergy-notes'
import type { Ticket, TicketLine } from '#shared/orders/contract'
import { buildTicket } from '#testing/fixtures'

/** The words of guests and of the menu. */
export const GUEST_WORDS = [
  // Of the practice board's guests.
  'extra',
  'salt',
  'please',
  'sesame',
  'cook',
  'without',
  'Zorblax',
  'Qwixie',
  'Vumdish',
  'Krelsoup',
  'Xantopping',
  'Blivnote',
  'peanut',
  'allergy',
]

const minutesFromNow = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString()

function lineOf(id: string, name: string, changes: Partial<TicketLine> = {}): TicketLine {
  const [line] = buildTicket({}).orderItems
  if (!line) throw new Error('The fixture has no line')
  return { ...line, id, menuItem: { ...line.menuItem, name, code: 'X1' }, ...changes }
}

const change = { lineId: 'gone', name: 'Krelsoup', station: 'hibachi' } as const

/** Tickets that show all that a ticket can say, apart from guests' words. */
export const buildRush = (): Ticket[] => [
  buildTicket({
    id: 'MAIN',
    ticketNumber: 21,
    createdAt: minutesFromNow(-40),
    promisedAt: minutesFromNow(-2),
    firstPromisedAt: minutesFromNow(-10),
    status: 'cooking',
    kitchenStatus: 'cooking',
    utensils: true,
    specialInstructions: 'peanut allergy',
    customerInfo: { name: 'Zorblax', phone: '(727) 555-0199' },
    arrival: { at: minutesFromNow(-1), note: 'Blivnote' },
    orderItems: markAllergies(
      [
        lineOf('a', 'Vumdish', {
          quantity: 2,
          for: 'Qwixie',
          allergens: ['peanuts', 'soy'],
          differs: { options: ['o'], leftOut: ['Xantopping'] },
          customizations: { notes: 'Blivnote', options: [] },
        }),
        lineOf('b', 'Krelsoup', { station: 'hibachi', allergens: null, isStruck: true }),
      ],
      { specialInstructions: 'peanut allergy' },
    ),
    unseenChanges: {
      version: 2,
      at: minutesFromNow(-1),
      lines: [
        { ...change, kind: 'added', quantity: 1, previousQuantity: 0 },
        { ...change, lineId: 'x', kind: 'removed', quantity: 0, previousQuantity: 1 },
      ],
      details: ['time', 'contact', 'instructions', 'utensils'],
    },
    packing: [
      { id: 'a', text: 'Vumdish', quantity: 2, isPacked: true },
      { id: 'utensils', text: 'Utensils', quantity: 1, isPacked: false },
    ],
    wastes: [{ lines: [{ lineId: 'a', quantity: 1 }], reason: 'dropped', at: minutesFromNow(-5) }],
    refunds: [{ to: 'code', lineId: null, amount: '2.00', lines: [], reason: 'late', at: minutesFromNow(-4) }],
    history: [{ status: 'cooking', kitchenStatus: 'cooking', at: minutesFromNow(-30) }],
  }),
  buildTicket({
    id: 'READY',
    ticketNumber: 22,
    createdAt: minutesFromNow(-15),
    status: 'ready',
    kitchenStatus: 'ready',
    orderType: 'delivery',
    bags: 2,
    paymentStatus: 'paid',
    customerInfo: { name: 'Qwixie', phone: '(727) 555-0142' },
    orderItems: [lineOf('c', 'Vumdish')],
    packing: [{ id: 'c', text: 'Vumdish', quantity: 1, isPacked: false }],
  }),
  buildTicket({
    id: 'NEW',
    ticketNumber: 23,
    createdAt: minutesFromNow(0),
    customerInfo: { name: '' },
    orderItems: [lineOf('d', 'Krelsoup')],
  }),
  buildTicket({
    id: 'LATER',
    ticketNumber: 24,
    createdAt: minutesFromNow(-30),
    scheduledFor: minutesFromNow(180),
    customerInfo: { name: 'Zorblax' },
    orderItems: [lineOf('e', 'Vumdish')],
  }),
  buildTicket({
    id: 'DONE',
    ticketNumber: 25,
    createdAt: minutesFromNow(-50),
    status: 'completed',
    kitchenStatus: 'completed',
    completedAt: minutesFromNow(-3),
    customerInfo: { name: 'Qwixie' },
    orderItems: [lineOf('f', 'Krelsoup')],
  }),
]
