import { validateSpecialsWeek } from './editing-contract'

const special = { id: 'roll-monday', menuItemId: 7, dayOfWeek: 1, price: '14.95' }
const usualCents = new Map([[7, 14_95]])
const validate = (price: string, stored: readonly (typeof special)[] = []) =>
  validateSpecialsWeek([{ ...special, price }], { usualCents, stored })

it('a special price must be below the usual one', () => {
  expect(validate('14.94')).toEqual([])
  expect(validate('14.95')).toEqual([{ path: 'specials.0.price', message: 'Must be below the usual price, $14.95' }])
  expect(validate('119.9')).toHaveLength(1)
})

it('a price that was stored may stay when its dish gets cheaper, so that the week can be saved', () => {
  expect(validate('15', [{ ...special, price: '15.00' }])).toEqual([])
  expect(validate('16', [{ ...special, price: '15.00' }])).toHaveLength(1)
})

it('a dish at market price has no special price', () => {
  const market = { usualCents: new Map([[7, 0]]), stored: [] }
  expect(validateSpecialsWeek([special], market)).toEqual([
    { path: 'specials.0.price', message: 'This dish has the market price' },
  ])
})
