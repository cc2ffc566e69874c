import type { Ticket } from '#shared/orders/contract'

type Line = Ticket['orderItems'][number]
/** Returns a line of a ticket. */
export const createTestLine = (name: string, more: Partial<Line> = {}): Line => ({
  id: `K-${name}`,
  menuItemId: 1,
  station: 'hibachi',
  allergens: [],
  quantity: 1,
  unitPrice: '10.00',
  totalPrice: '10.00',
  customizations: null,
  differs: { options: [], leftOut: [] },
  menuItem: { name, description: '', code: 'H1' },
  isStruck: false,
  allergyMarks: [],
  ...more,
})

/** Returns a ticket of one dish. */
export const createTestTicket = (more: Partial<Ticket> = {}): Ticket => ({
  id: 'K',
  ticketNumber: 12,
  locationId: 4,
  status: 'pending',
  kitchenStatus: 'waiting',
  orderType: 'pickup',
  subtotal: '30.00',
  discount: '0.00',
  tax: '2.10',
  deliveryFee: '0.00',
  tip: '0.00',
  paymentStatus: 'none',
  total: '32.10',
  estimatedTime: '15-20 minutes',
  promisedFrom: null,
  promisedAt: null,
  createdAt: '2026-11-22T23:05:00.000Z',
  scheduledFor: null,
  specialInstructions: null,
  utensils: false,
  customerInfo: { name: 'Dana Whitfield', phone: '(727) 555-0199' },
  history: [],
  orderItems: [createTestLine('Hibachi Chicken')],
  version: 1,
  isBrief: false,
  ...more,
})
