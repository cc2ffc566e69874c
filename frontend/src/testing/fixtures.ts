import type { Order, Ticket } from '#shared/orders/contract'
import type { User } from '#shared/accounts/contract'
import type { LoyaltyAccount } from '#shared/loyalty/contract'

/** Builds a ticket with one California Roll. */
export const buildTicket = (overrides: Partial<Ticket>): Ticket => ({
  id: 'A1B2C3D4E5F6',
  ticketNumber: 7,
  locationId: 4,
  status: 'pending',
  kitchenStatus: 'waiting',
  orderType: 'pickup',
  subtotal: '6.25',
  discount: '0.00',
  tax: '0.44',
  deliveryFee: '0.00',
  tip: '0.00',
  paymentStatus: 'none',
  total: '6.69',
  estimatedTime: '15-20 minutes',
  promisedFrom: null,
  promisedAt: null,
  createdAt: '2026-05-01T16:00:00.000Z',
  scheduledFor: null,
  specialInstructions: null,
  utensils: false,
  customerInfo: { name: 'Ana R.' },
  history: [],
  version: 1,
  isBrief: false,
  orderItems: [
    {
      id: 'line-1',
      menuItemId: 12,
      quantity: 1,
      unitPrice: '6.25',
      totalPrice: '6.25',
      customizations: null,
      differs: { options: [], leftOut: [] },
      isStruck: false,
      allergyMarks: [],
      station: 'sushi',
      allergens: ['soy', 'fish'],
      menuItem: { name: 'California Roll', description: '', code: 'Su1' },
    },
  ],
  ...overrides,
})

/** Builds an order of one California Roll. */
export function buildOrder(overrides: Partial<Order> = {}): Order {
  const {
    orderItems,
    isBrief: _isBrief,
    unseenChanges: _unseenChanges,
    failedRefund: _failedRefund,
    ...head
  } = buildTicket({})
  const items = orderItems.map(({ isStruck: _isStruck, allergyMarks: _allergyMarks, ...line }) => line)
  return { ...head, items, mayCancel: true, mayEdit: true, mayMarkArrived: true, mayRate: true, ...overrides }
}

/** Builds a signed-in customer. */
export const buildUser = (overrides: Partial<User> = {}): User => ({
  id: 'dana',
  email: 'dana@example.com',
  firstName: 'Dana',
  lastName: 'Whitfield',
  role: 'customer',
  ...overrides,
})

/** Builds a customer's loyalty account. */
export const buildLoyaltyAccount = (overrides: Partial<LoyaltyAccount> = {}): LoyaltyAccount => ({
  currentPoints: 120,
  tierLevel: 'Bronze',
  currentTier: 'Bronze',
  benefit: { kind: 'none' },
  pointsPerDollar: 1,
  totalPointsEarned: 125,
  totalSpent: '125.00',
  joinDate: '2026-01-01T00:00:00.000Z',
  referralPoints: 500,
  referralCode: '7Q4ZK2M9XTRA',
  ...overrides,
})
