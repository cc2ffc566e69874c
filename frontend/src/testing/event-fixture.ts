import type { Event } from '#shared/catering/contract'
import { getServerId, locations } from '#shared/locations/index'

const [location] = locations

export const buildQuote = (more: Partial<NonNullable<Event['quote']>> = {}): NonNullable<Event['quote']> => ({
  lines: [
    {
      menuItemId: 3,
      name: 'Hibachi Chicken',
      station: 'hibachi',
      quantity: 40,
      unitPrice: '10.00',
      totalPrice: '400.00',
      notes: 'Two without onions',
      options: [
        { id: 'rice', name: 'Fried rice', quantity: 1, differs: false },
        { id: 'noodles', name: 'Noodles', quantity: 1, differs: true },
      ],
      leftOut: ['Carrots'],
    },
  ],
  subtotal: '400.00',
  serviceChargePercent: 18,
  serviceCharge: '72.00',
  tax: '33.04',
  total: '505.04',
  deposit: '100.00',
  balanceDue: '405.04',
  note: '',
  // The end of May 3 in New York.
  validUntil: '2099-05-04T04:00:00.000Z',
  ...more,
})

/** An event of 40 guests that was requested, unless `more` overrides it. */
export const buildEvent = (more: Partial<Event> = {}): Event => ({
  id: 'event-1',
  locationId: getServerId(location),
  state: 'requested',
  version: 3,
  date: '2099-05-08',
  time: '18:00',
  startsAt: '2099-05-08T22:00:00.000Z',
  guests: 40,
  type: 'pickup',
  address: null,
  package: null,
  wishes: '',
  contact: { name: 'Dana Whitfield', email: 'dana@example.com', phone: '(727) 555-0199' },
  quote: null,
  quoteChanges: [],
  changesRequested: null,
  closingNote: null,
  orderId: null,
  mayCancel: true,
  cancelUntil: '2099-05-06T22:00:00.000Z',
  depositPayment: 'none',
  depositPaidAt: null,
  deposit: null,
  history: [{ state: 'requested', at: '2099-05-01T16:00:00.000Z', by: 'guest' }],
  createdAt: '2099-05-01T16:00:00.000Z',
  verifiedAt: '2099-05-01T16:05:00.000Z',
  holdsPlace: true,
  ...more,
})
