import { henpr } from '../locations/henpr'
import { taxRoutes } from './contract'
import { describeTaxChange, formatTaxRate, getTaxAt, getTaxOn, sortTaxes } from './tax-rates'

const spring = { from: '2027-03-01', rate: 750, isDeliveryFeeTaxed: true }
const summer = { from: '2027-07-01', rate: 600, isDeliveryFeeTaxed: false }

describe('the tax in force', () => {
  it.each([
    ['2019-01-01', 700],
    ['2027-02-28', 700],
    ['2027-03-01', 750],
    ['2027-06-30', 750],
    ['2027-07-01', 600],
    ['2040-01-01', 600],
  ])('on %s has the rate %i', (date, rate) => {
    expect(getTaxOn(henpr, [summer, spring], date).rate).toBe(rate)
  })

  it('is the configured one until the owner sets another', () => {
    expect(getTaxOn(henpr, [], '2027-03-01')).toEqual({ from: '2020-01-01', rate: 700, isDeliveryFeeTaxed: false })
  })

  it('changes at midnight of the location, not of UTC', () => {
    const at = (time: string) => getTaxAt(henpr, [spring], { now: new Date(time) }).rate
    expect([at('2027-03-01T04:59:59Z'), at('2027-03-01T05:00:00Z')]).toEqual([700, 750])
  })

  it('is that of the date that an order is for', () => {
    const now = new Date('2027-02-20T17:00:00Z')
    const at = (scheduledFor: string | null) => getTaxAt(henpr, [spring], { scheduledFor, now }).rate
    expect([at(null), at('2027-03-02T17:00:00Z')]).toEqual([700, 750])
  })
})

describe('a request to change taxes', () => {
  const errorsOf = (taxes: readonly object[]) =>
    taxRoutes.updateTaxes.body.safeParse({ taxes, version: 1 }).error?.issues.map(({ path }) => path.join('.')) ?? []

  it.each([
    ['none', [], ['taxes']],
    ['an invalid date', [{ ...spring, from: '2027-02-30' }], ['taxes.0.from']],
    ['a date twice', [summer, spring, { ...spring, rate: 1 }], ['taxes.2.from']],
    ['a negative rate', [{ ...spring, rate: -1 }], ['taxes.0.rate']],
    ['a rate in percent', [{ ...spring, rate: 7.5 }], ['taxes.0.rate']],
    ['a rate above 25%', [{ ...spring, rate: 2501 }], ['taxes.0.rate']],
    ['no switch for the fee', [{ from: '2027-03-01', rate: 750 }], ['taxes.0.isDeliveryFeeTaxed']],
    ['nothing wrong', [summer, spring, { ...spring, from: '2027-01-01', rate: 0 }], []],
  ])('with %s', (_what, taxes, paths) => {
    expect(errorsOf(taxes)).toEqual(paths)
  })
})

it('formats rates without trailing zeros', () => {
  expect([700, 725, 750, 0, 5].map(formatTaxRate)).toEqual(['7%', '7.25%', '7.5%', '0%', '0.05%'])
})

it('sorts by date, and describes a change in one line', () => {
  expect(sortTaxes([summer, spring])).toEqual([spring, summer])
  expect(describeTaxChange([summer], [spring])).toBe(
    'Taxes: 7.5% from Mar 1, 2027, delivery fee taxed; no longer 6% from Jul 1, 2027, delivery fee not taxed',
  )
})
