import {
  Reservation,
  buildIngredientReservations,
  listPlannedIngredients,
  listReservations,
  listReservedIngredients,
} from './reservations'

const taken = [
  { ingredientId: 12, hundredths: 850 },
  { ingredientId: 40, hundredths: 25 },
]
const stock = buildIngredientReservations({ taken, planned: [] }, undefined)
const special = { type: 'special', specialId: 'friday', date: '2026-11-27', quantity: 2 } as const
const order = { reservations: [...stock, special] }

test('the ingredients of an order are one reservation, by id', () => {
  expect(stock).toEqual([{ type: 'ingredients', hundredths: { 12: 850, 40: 25 } }])
  expect(listReservedIngredients(order)).toEqual([
    { ingredientId: 12, hundredths: 850 },
    { ingredientId: 40, hundredths: 25 },
  ])
})

test('an order without ingredients reserves none', () => {
  expect(buildIngredientReservations({ taken: [], planned: [] }, '2026-11-27')).toEqual([])
  expect(listReservedIngredients({ reservations: [special] })).toEqual([])
})

test('planned ingredients are a reservation with their date', () => {
  const planned = buildIngredientReservations({ taken: [], planned: taken }, '2026-11-27')
  expect(planned).toEqual([{ type: 'planned-ingredients', date: '2026-11-27', hundredths: { 12: 850, 40: 25 } }])
  expect(listReservedIngredients({ reservations: planned })).toEqual([])
  expect(listPlannedIngredients({ reservations: planned })).toEqual(taken)
})

test('reservations are listed by type', () => {
  expect(listReservations(order, 'special')).toEqual([special])
  expect(listReservations(order, 'code')).toEqual([])
})

test.each([
  ...stock,
  { type: 'planned-ingredients', date: '2026-11-27', hundredths: { 12: 850 } },
  special,
  { type: 'dish', menuItemId: 1904, quantity: 3 },
  { type: 'slot', slot: { type: 'pickup', at: '2026-11-27T23:30:00.000Z' } },
  { type: 'code', codeId: 'FIRST10#ann' },
  { type: 'guest-portions', addressHash: 'f00d', portions: 7 },
])('a stored reservation of type $type is read with all its fields', (reservation) => {
  const { type, ...fields } = reservation
  expect(Reservation.parse(reservation)).toEqual(reservation)
  expect(
    Reservation.safeParse({ type, ...Object.fromEntries(Object.keys(fields).map((name) => [name, null])) }).success,
  ).toBe(false)
})
