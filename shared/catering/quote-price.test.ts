import { calculateQuoteTotals, getQuotedMenuCents } from './quote-price'

const option = (id: string, priceCents: number, isDefault = false) => ({
  ...{ id, name: id, priceCents, isDefault, upTo: 1 },
  isAvailable: id !== 'noodles',
})
const dish = {
  priceCents: 14_95,
  optionGroups: [
    { id: 'rice', name: 'Rice', min: 0, max: 1, options: [option('fried', 2_50), option('noodles', 3_00, true)] },
  ],
}

it('an empty price is the menu’s with the chosen options, without any with the usual ones', () => {
  expect(getQuotedMenuCents(dish, ['fried'])).toBe(17_45)
  expect(getQuotedMenuCents(dish, [])).toBe(14_95)
  // Sold out today, but the event is on another day.
  expect(getQuotedMenuCents(dish, null)).toBe(17_95)
})

it('a quote adds the service charge, and the tax of both', () => {
  const tax = { rate: 700, isDeliveryFeeTaxed: true }
  expect(calculateQuoteTotals({ subtotalCents: 598_00, serviceChargeBasisPoints: 18_00, tax })).toMatchObject({
    serviceChargeCents: 107_64,
    taxCents: 49_39,
    totalCents: 755_03,
  })
})
