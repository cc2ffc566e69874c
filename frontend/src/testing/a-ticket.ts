import type { Ticket } from '#shared/contract/orders'

/** A ticket with one California Roll, as a board reads it. */
export const aTicket = (over: Partial<Ticket>): Ticket => ({
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
  total: '6.69',
  estimatedTime: '15-20 minutes',
  createdAt: '2026-05-01T16:00:00.000Z',
  scheduledFor: null,
  specialInstructions: null,
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
      isStruck: false,
      station: 'sushi',
      allergens: ['soy', 'fish'],
      menuItem: { name: 'California Roll', description: '', code: 'Su1' },
    },
  ],
  ...over,
})
