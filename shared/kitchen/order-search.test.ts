import { matchesOrderSearch, parseOrderSearch } from './order-search'

const order = {
  id: '7K3PQ2M5XW9A',
  ticketNumber: 12,
  customer: { name: 'Zoë Whitfield', email: 'Zoe.W@Example.com', phone: '+1 (727) 555-0199' },
  lines: [
    {
      name: 'Hibachi Chicken',
      kitchenNames: [
        { name: 'Hibachi Chicken', kitchenName: 'Pollo a la plancha · 铁板鸡' },
        { name: 'No onions', kitchenName: 'cebolla' },
      ],
    },
    { name: 'Miso Soup' },
  ],
}

const finds = (typed: string) => matchesOrderSearch(order, parseOrderSearch(typed))

it.each(['', '12', '#12', '5550199', '0199', '(727) 555-0199', '1 727 555 0199', 'zoe', 'whitfield zo', 'WHITFIELD'])(
  'finds an order by its number, phone or name: %j',
  (typed) => expect(finds(typed)).toBe(true),
)

it.each(['zoe.w@example.com', '@example', 'miso', 'chicken hibachi', 'zoe soup', '7k3pq2m5xw9a'])(
  'finds an order by its e-mail address, dishes or id: %j',
  (typed) => expect(finds(typed)).toBe(true),
)

it.each(['pollo', 'plancha zoe', '铁板鸡', '鸡'])('finds an order by what cooks call its dish: %j', (typed) =>
  expect(finds(typed)).toBe(true),
)

it.each(['1', '13', '#2', '199', '5550198', 'dana', 'zoe ramen', 'cebolla', 'dana@example.com', '7K3PQ2M5XW9B'])(
  'does not match %j',
  (typed) => expect(finds(typed)).toBe(false),
)

it('takes a number of four to seven digits for a ticket or a part of a phone number', () => {
  expect(parseOrderSearch('5550199')).toEqual({ ticketNumber: 5_550_199, phone: '5550199', words: [] })
})

it.each([
  ["O'Quin", 'o’quin'],
  ['O’Quin', "O'QUIN"],
  ['O‘Quin', 'oquin'],
  ['Anne–Marie Smith', 'anne-marie'],
  ['Anne Marie', 'anne-marie'],
  ['Łukasz Núñez', 'nunez'],
  ['Dana\u00a0Whitfield', 'dana whitfield'],
])('finds %s by %j, as phones type it', (name, typed) => {
  expect(matchesOrderSearch({ ...order, customer: { ...order.customer, name } }, parseOrderSearch(typed))).toBe(true)
})
