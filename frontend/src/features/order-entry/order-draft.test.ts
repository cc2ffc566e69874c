import { buildCartItem } from '#shared/testing/fixtures'
import { calculateDraftTotals, parseDishQuery, toRequestLines } from './order-draft'

it.each([
  ['miso', 1, 'miso'],
  ['2 miso', 2, 'miso'],
  ['12x green tea', 12, 'green tea'],
  ['2 x roll', 2, 'roll'],
  ['7', 1, '7'],
  [' ', 1, ''],
])('reads %j as %s of %j', (typed, quantity, text) => {
  expect(parseDishQuery(typed)).toEqual({ quantity, text })
})

it('prices a draft as the server does, and sends note, options and person of each line', () => {
  const line = buildCartItem({ priceCents: 1000, quantity: 2, notes: 'no ice', options: ['spicy'], for: 'Ben' })
  const tax = { rate: 700, isDeliveryFeeTaxed: false }
  const delivery = { feeCents: 299, freeFromCents: null, minimumCents: null, zipCodes: null }
  expect(calculateDraftTotals([line], { orderType: 'delivery', delivery, tax })).toMatchObject({
    subtotalCents: 2000,
    taxCents: 140,
    deliveryFeeCents: 299,
    totalCents: 2439,
  })
  expect(toRequestLines([line])).toMatchObject([
    { unitPrice: '10.00', totalPrice: '20.00', customizations: { notes: 'no ice', options: ['spicy'] }, for: 'Ben' },
  ])
})
