import fc from 'fast-check'
import { addDays } from '../platform/time'
import {
  getExpiredHundredths,
  listExpiringLots,
  updateLots,
  listRemainingLots,
  listConsumedLots,
  listUnsettledLots,
  getSellableStock,
  type StockLot,
} from './lots'

const today = '2026-03-02'
const friday = { expiresOn: '2026-03-06', hundredths: 500 }
const sunday = { expiresOn: '2026-03-08', hundredths: 300 }
const keeps = { expiresOn: null, hundredths: 200 }

describe('remaining lots', () => {
  it('are the last to expire, because first expiring lots are used first', () => {
    expect(listRemainingLots([keeps, sunday, friday], 1000, today)).toEqual([friday, sunday, keeps])
    expect(listRemainingLots([sunday, friday], 400, today)).toEqual([{ ...friday, hundredths: 100 }, sunday])
    expect(listRemainingLots([keeps, sunday, friday], 200, today)).toEqual([keeps])
    expect(listRemainingLots([sunday, friday], 0, today)).toEqual([])
  })

  it("merge by date, and stock without a lot doesn't expire", () => {
    expect(listRemainingLots([friday, friday], 1200, today)).toEqual([
      { ...friday, hundredths: 1000 },
      { expiresOn: null, hundredths: 200 },
    ])
  })

  it('are restored when a cancelled order returns its stock', () => {
    expect(listRemainingLots([friday, sunday], 800, today)).toEqual([friday, sunday])
    expect(listRemainingLots([friday, sunday], 250, today)).toEqual([{ ...sunday, hundredths: 250 }])
    expect(listRemainingLots([friday, sunday], 800, today)).toEqual([friday, sunday])
  })

  it('drop used-up lots when stock is received', () => {
    const received = [{ expiresOn: '2026-03-10', hundredths: 100 }]
    expect(updateLots({ lots: [friday, sunday], before: 250, after: 350, received, today })).toEqual([
      { ...sunday, hundredths: 250 },
      ...received,
    ])
  })

  it('and the withdrawn lots add up to the lots before', () => {
    const lot = fc.record({
      expiresOn: fc.option(fc.constantFrom('2026-03-06', '2026-03-08', '2026-04-01')),
      hundredths: fc.nat(1000),
    })
    const sum = (lots: readonly StockLot[]) => lots.reduce((total, { hundredths }) => total + hundredths, 0)
    fc.assert(
      fc.property(fc.array(lot), fc.nat(5000), fc.nat(5000), (lots, one, other) => {
        const [before, after] = [Math.max(one, other), Math.min(one, other)]
        const left = updateLots({ lots, before, after, today })
        const taken = listConsumedLots({ lots, before, after, today })
        expect(sum(left)).toBe(after)
        expect(sum(taken)).toBe(before - after)
        expect(listRemainingLots([...left, ...taken], before, today)).toEqual(listRemainingLots(lots, before, today))
      }),
    )
  })
})

describe('an expired lot', () => {
  const monday = '2026-03-09'

  it('stays in the books while the kitchen uses the others', () => {
    expect(listRemainingLots([friday, keeps], 600, '2026-03-07')).toEqual([friday, { ...keeps, hundredths: 100 }])
    expect(listRemainingLots([friday, keeps], 400, '2026-03-07')).toEqual([{ ...friday, hundredths: 400 }])
    expect(listRemainingLots([friday, keeps], 600, '2026-03-06')).toEqual([{ ...friday, hundredths: 400 }, keeps])
  })

  it('is removed when it is recorded as waste', () => {
    const left = updateLots({
      lots: [friday, sunday, keeps],
      before: 1000,
      after: 500,
      today: monday,
      from: '2026-03-06',
    })
    expect(left).toEqual([sunday, keeps])
  })

  it('is used up if more than it holds is wasted', () => {
    const left = updateLots({ lots: [friday, keeps], before: 700, after: 150, today: monday, from: '2026-03-06' })
    expect(left).toEqual([{ ...keeps, hundredths: 150 }])
  })

  it('is recorded with what is left at the end of its last day', () => {
    expect(listUnsettledLots([friday, sunday], 600, '2026-03-05')).toBeUndefined()
    expect(listUnsettledLots([friday, sunday], 800, '2026-03-06')).toBeUndefined()
    expect(listUnsettledLots([friday, sunday], 600, '2026-03-06')).toEqual([{ ...friday, hundredths: 300 }, sunday])
  })
})

describe('expiring lots', () => {
  it('are in stock and expire within seven days, or have expired', () => {
    const lots = [
      { expiresOn: '2026-02-27', hundredths: 100 },
      { expiresOn: '2026-03-07', hundredths: 100 },
      { expiresOn: '2026-03-08', hundredths: 100 },
      { expiresOn: null, hundredths: 100 },
    ]
    expect(listExpiringLots(lots, 400, '2026-02-28').map(({ expiresOn }) => expiresOn)).toEqual([
      '2026-02-27',
      '2026-03-07',
    ])
    expect(listExpiringLots(lots, 300, '2026-02-28').map(({ expiresOn }) => expiresOn)).toEqual(['2026-02-27'])
    expect(listExpiringLots([], 200, '2026-02-28')).toEqual([])
  })

  it('are found across the end of a month or year', () => {
    expect(addDays('2026-02-26', 3)).toBe('2026-03-01')
    expect(addDays('2026-12-28', 7)).toBe('2027-01-04')
  })
})

describe('expired stock', () => {
  const yesterday = { expiresOn: '2026-03-01', hundredths: 400 }

  it("is used last, keeps its date, and can't be sold", () => {
    expect(getExpiredHundredths([yesterday, friday], 900, today)).toBe(400)
    expect(getExpiredHundredths([yesterday, friday], 450, today)).toBe(400)
    expect(getExpiredHundredths([yesterday, friday], 300, today)).toBe(300)
    expect(getExpiredHundredths([yesterday, friday], 900, '2026-03-01')).toBe(0)
    const levels = new Map([
      [1, 450],
      [2, 300],
      [3, 80],
    ])
    expect([
      ...getSellableStock(
        levels,
        new Map([
          [1, 400],
          [2, 400],
        ]),
      ),
    ]).toEqual([
      [1, 50],
      [2, 0],
      [3, 80],
    ])
  })
})
