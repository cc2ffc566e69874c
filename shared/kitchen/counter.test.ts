import { getAmountToTake, getLastDigits, listCounterDishes, listReadyOrders } from './counter'

const order = (
  ticketNumber: number,
  name: string,
  status: 'ready' | 'cooking' = 'ready',
  phone = '(727) 555-0199',
) => ({
  id: `K${ticketNumber}`,
  ticketNumber,
  status,
  customerInfo: { name, phone },
})

it('ready orders are listed by last name, and found by name, ticket or last digits', () => {
  const all = [
    order(9, 'Zoe Adams'),
    order(7, 'Dana Smith'),
    order(8, 'Bob Stone', 'cooking'),
    order(3, 'Al Smith'),
    order(2, ''),
  ]
  const numbers = (search?: string) => listReadyOrders(all, search).map(({ ticketNumber }) => ticketNumber)
  expect(numbers()).toEqual([9, 2, 3, 7])
  expect(numbers('smith')).toEqual([3, 7])
  expect(numbers('7')).toEqual([7])
  expect(numbers('0199')).toHaveLength(4)
  expect(getLastDigits(order(1, 'A'))).toBe('0199')
  expect(getLastDigits(order(1, 'A', 'ready', ''))).toBeNull()
})

const line = (name: string, quantity: number, leftOut: string[] = []) => ({
  id: `${name}${leftOut.join()}${quantity}`,
  menuItemId: 1,
  quantity,
  unitPrice: '1.00',
  totalPrice: '1.00',
  customizations: null,
  differs: { options: [], leftOut },
  station: 'hibachi' as const,
  allergens: [],
  menuItem: { name, description: '', code: 'H1' },
  isStruck: true,
  allergyMarks: [],
})

it('equal dishes with different options are different rows in the bag', () => {
  const lines = [line('Hibachi Chicken', 1), line('Hibachi Chicken', 1, ['Onions']), line('Hibachi Chicken', 2)]
  expect(listCounterDishes({ orderItems: lines }).map(({ quantity, leftOut }) => [quantity, leftOut])).toEqual([
    [3, ''],
    [1, 'NO onions'],
  ])
})

it('what a dish lacks is apart from what is added and from whose it is', () => {
  const option = { id: 'rice', group: '', name: 'Fried rice', quantity: 1, price: '0.00' }
  const dish = {
    ...line('Hibachi Chicken', 1, ['Onions']),
    customizations: { notes: '', options: [option] },
    differs: { options: ['rice'], leftOut: ['Onions'] },
    for: 'Ben',
  }
  expect(listCounterDishes({ orderItems: [dish] })).toMatchObject([
    { leftOut: 'NO onions', others: 'fried rice; for Ben' },
  ])
})

it('says what to take of an order that is not paid', () => {
  const base = { status: 'ready', total: '32.10' } as const
  expect(getAmountToTake({ ...base, paymentStatus: 'none' })).toBe('$32.10')
  expect(getAmountToTake({ ...base, paymentStatus: 'paid', balanceDue: '3.10' })).toBe('$3.10')
  expect(getAmountToTake({ ...base, paymentStatus: 'none', giftCardPaid: '20.00' })).toBe('$12.10')
  expect(getAmountToTake({ ...base, paymentStatus: 'none', giftCardPaid: '32.10' })).toBeNull()
  expect(getAmountToTake({ ...base, paymentStatus: 'paid' })).toBeNull()
})
