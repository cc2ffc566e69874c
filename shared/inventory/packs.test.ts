import { withUnit } from './stock'
import { assertPackNames, formatInPacks, resolvePackPrice, resolvePacks, sumPacks } from './packs'

const [case24, pallet] = [
  { name: 'Case of 24', hundredths: 2400 },
  { name: 'Pallet', hundredths: 96_000 },
]
const known = [case24, pallet]
const resolve = (quantity: string, ...packs: readonly [name: string, count: string][]) =>
  resolvePacks({ quantity, packs: packs.map(([name, count]) => ({ name, count })) }, known)

describe('an amount in packs', () => {
  it('of two cases and seven each is one figure', () => {
    expect(resolve('7', ['Case of 24', '2'])).toEqual({
      hundredths: 5500,
      packs: [{ ...case24, countHundredths: 200 }],
    })
  })

  it('finds a pack in whatever case, and may name several', () => {
    expect(resolve('0', ['case OF 24', '1'], ['pallet', '1']).hundredths).toBe(98_400)
  })

  it.each([
    ['half a case', '0.5', 1200],
    ['a third of a case, as closely as it was written', '0.33', 792],
    ['so little that nothing is left', '0', 0],
  ])('may be a part of a pack: %s', (_, count, hundredths) => {
    expect(resolve('0', ['Case of 24', count]).hundredths).toBe(hundredths)
  })

  it('is rounded once for each pack, half up', () => {
    expect(sumPacks([{ name: 'Bag', hundredths: 33, countHundredths: 50 }], 0)).toBe(17)
  })

  it('of an unknown pack, or beyond what the books hold, is refused at its field', () => {
    expect(() => resolve('1', ['Crate', '1'])).toThrow('Please check the packs.')
    expect(() => resolve('0', ['Pallet', '99999'])).toThrow('Please check the packs.')
  })

  it('reads as people say it', () => {
    expect(formatInPacks([{ ...case24, countHundredths: 200 }], 5500, 'pieces')).toBe(
      '2 × Case of 24 and 7 pieces (55 pieces)',
    )
    expect(formatInPacks([{ ...case24, countHundredths: 50 }], 1200, 'pieces')).toBe('0.5 × Case of 24 (12 pieces)')
    expect(formatInPacks([], 1250, 'lbs')).toBe('12.5 lbs')
    expect(formatInPacks([], 100, 'lbs')).toBe('1 lb')
    expect(withUnit('−1.00', 'lbs')).toBe('−1.00 lb')
  })
})

describe('a price by pack', () => {
  const price = (cost: string, pack: typeof case24 | undefined, hundredths: number) =>
    resolvePackPrice({ cost, pack, hundredths })

  it('is one per unit, and what was paid has no rounding', () => {
    expect(price('36', case24, 5500)).toEqual({ unitCostCents: 150, paidCents: 8250 })
    // Three cases at ten dollars: 72 pieces at 42 cents would be $30.24.
    expect(price('10', case24, 7200)).toEqual({ unitCostCents: 42, paidCents: 3000 })
    expect(price('1.50', undefined, 5500)).toEqual({ unitCostCents: 150 })
  })
})

it('a pack is no second name of the unit', () => {
  expect(() => assertPackNames([{ name: 'LB' }], 'lbs')).toThrow('Please check the packs.')
  expect(() => assertPackNames([{ name: 'lbs' }], 'lbs')).toThrow('Please check the packs.')
  expect(() => assertPackNames([{ name: '5 lb bag' }], 'lbs')).not.toThrow()
})
