import {
  formatCountedPacks,
  getCountedHundredths,
  adjustedLevel,
  parseCountedHundredths,
  getCountDifference,
  isAdjustmentDue,
  getCountProgress,
} from './count'

const line = (counted: string, expected = '12.00') => ({ counted, expected })

describe('a count', () => {
  it.each([
    ['12.5', 1250],
    [' 3 ', 300],
    ['', undefined],
    ['1.005', undefined],
    ['-1', undefined],
    ['a dozen', undefined],
  ])('of "%s" is %s hundredths', (typed, hundredths) => {
    expect(parseCountedHundredths(typed)).toBe(hundredths)
  })

  it('differs from the expected stock by what is missing or found', () => {
    expect(getCountDifference(line('10'))).toBe(-200)
    expect(getCountDifference(line('12.25'))).toBe(25)
    expect(getCountDifference(line(''))).toBeUndefined()
  })

  it('of packs and loose pieces is one figure, in the sizes at which it was counted', () => {
    const packs = [{ name: 'Case of 24', quantity: '24.00', count: '2' }]
    expect(getCountedHundredths({ ...line('7'), packs })).toBe(5500)
    expect(getCountedHundredths({ ...line(''), packs })).toBe(4800)
    expect(getCountedHundredths({ ...line('x'), packs })).toBeUndefined()
    expect(getCountedHundredths({ ...line(''), packs: packs.map((one) => ({ ...one, count: '' })) })).toBeUndefined()
    expect(formatCountedPacks({ ...line('7'), packs })).toBe('2 × Case of 24')
  })

  it('has the same difference if orders reduce the stock in the meantime', () => {
    expect(adjustedLevel(line('10'), '12.00')).toBe('10.00')
    expect(adjustedLevel(line('10'), '9.50')).toBe('7.50')
    expect(adjustedLevel(line('10'), '1.00')).toBe('0.00')
  })

  it('needs an adjustment if it differs, until that is recorded', () => {
    expect(isAdjustmentDue(line('12'))).toBe(false)
    expect(isAdjustmentDue(line('10'))).toBe(true)
    expect(isAdjustmentDue({ ...line('10'), isRecorded: true })).toBe(false)
  })

  it('has a progress', () => {
    const count = {
      1: line('12'),
      2: { ...line('10'), failure: 'Out of reach' },
      3: { ...line('10'), isRecorded: true },
      4: line('x'),
    }
    expect(getCountProgress(count)).toEqual({ counted: 3, due: 1, asExpected: 1, failed: 1, unread: 1 })
  })
})
