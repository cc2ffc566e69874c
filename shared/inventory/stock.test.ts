import fc from 'fast-check'
import { Problem } from '../platform/problem'
import {
  applyMovement,
  formatUnitCost,
  getActiveAlert,
  getStockStatus,
  getStockValueCents,
  hundredthsToDecimal,
  isLowStock,
  toHundredths,
  updateUsageCounters,
} from './stock'

describe('a quantity', () => {
  it('is whole hundredths internally and a decimal in JSON', () => {
    expect(toHundredths('2.5')).toBe(250)
    expect(toHundredths(0.1) + toHundredths(0.2)).toBe(toHundredths(0.3))
    expect(() => toHundredths('1.005')).toThrow(RangeError)
    fc.assert(fc.property(fc.nat(999_999_999), (some) => toHundredths(hundredthsToDecimal(some)) === some))
  })

  it('has a value that is rounded once', () => {
    expect(getStockValueCents([])).toBe(0)
    expect(getStockValueCents([{ hundredths: 150, costPerUnitCents: 333 }])).toBe(500)
    expect(getStockValueCents([1, 2, 3].map(() => ({ hundredths: 50, costPerUnitCents: 1 })))).toBe(2)
  })
})

describe('a level', () => {
  it.each([
    [0, 0, 'Out of Stock'],
    [0, 500, 'Out of Stock'],
    [1, 500, 'Low Stock'],
    [500, 500, 'Low Stock'],
    [501, 500, 'In Stock'],
    [1, 0, 'In Stock'],
  ])('of %i with a minimum of %i is %s', (hundredths, minimumHundredths, status) => {
    expect(getStockStatus({ hundredths, minimumHundredths, isCounted: true })).toBe(status)
    expect(getStockStatus({ hundredths, minimumHundredths, isCounted: false })).toBe('Not Counted')
  })

  const item = { name: 'Shrimp', unit: 'lbs' }

  it.each([
    ['in', 1250],
    ['out', 750],
    ['waste', 750],
    ['transfer', 750],
    ['adjustment', 250],
  ] as const)('after %s of 2.50 at 10.00 is %i', (movementType, after) => {
    expect(applyMovement(movementType, { before: 1000, quantity: 250, item, isCounted: true })).toBe(after)
  })

  it('never goes below zero: a larger withdrawal is rejected with the available quantity', () => {
    expect(applyMovement('out', { before: 250, quantity: 250, item, isCounted: true })).toBe(0)
    expect(applyMovement('waste', { before: 0, quantity: 50, item, isCounted: false })).toBe(-50)
    const refused = () => applyMovement('waste', { before: 250, quantity: 251, item, isCounted: true })
    expect(refused).toThrow(Problem)
    expect(refused).toThrow('There are only 2.50 lbs of Shrimp in stock.')
  })
})

describe('an alert', () => {
  const raised = { id: 'new' }
  const current = { id: 'standing' }
  const at = (hundredths: number) => ({ hundredths, minimumHundredths: 500 })

  it('is raised at the minimum and ends above it', () => {
    expect(getActiveAlert(at(501), { raised })).toBeUndefined()
    expect(getActiveAlert(at(500), { raised })).toBe(raised)
    expect(getActiveAlert(at(501), { current, raised })).toBeUndefined()
  })

  it('stays while stock is low, and is replaced only after stock has recovered', () => {
    expect(getActiveAlert(at(1), { current, raised })).toBe(current)
    expect(getActiveAlert(at(1), { current, endedId: 'another', raised })).toBe(current)
    expect(getActiveAlert(at(1), { current, endedId: 'standing', raised })).toBe(raised)
  })

  it('is active exactly while stock is low, for any movements', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(1000)), (levels) => {
        let alert: { id: string } | undefined
        return levels.every((hundredths, index) => {
          alert = getActiveAlert(at(hundredths), { current: alert, raised: { id: String(index) } })
          return (alert !== undefined) === isLowStock(at(hundredths))
        })
      }),
    )
  })
})

const so = { usedHundredths: 1000, wastedHundredths: 100 }

it.each([
  ['out', 'sale', 1250, 100],
  ['out', 'damaged', 1000, 350],
  ['waste', 'expired', 1000, 350],
  ['waste', 'purchase', 1000, 350],
  ['in', 'sale', 750, 100],
  ['in', 'expired', 1000, -150],
  ['in', 'purchase', 1000, 100],
  ['out', 'purchase', 1000, 100],
  ['out', 'transfer', 1000, 100],
  ['transfer', 'transfer', 1000, 100],
  ['adjustment', 'count_adjustment', 1000, 100],
] as const)(
  '%s for %s makes it %i used and %i thrown away',
  (movementType, reason, usedHundredths, wastedHundredths) => {
    expect(updateUsageCounters(so, { movementType, reason, hundredths: 250 })).toEqual({
      usedHundredths,
      wastedHundredths,
    })
  },
)

it('the cost of a unit names one of it', () => {
  expect(formatUnitCost({ costPerUnit: '3.49', unit: 'lbs' })).toBe('$3.49 per lb')
  expect(formatUnitCost({ costPerUnit: '0.20', unit: 'oz' })).toBe('$0.20 per oz')
})
