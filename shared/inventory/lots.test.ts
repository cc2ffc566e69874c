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
} from './lots'
import type { StockLot } from './lots'

const today = '2026-03-02'
const friday = { expiresOn: '2026-03-06', hundredths: 500 }
const sunday = { expiresOn: '2026-03-08', hundredths: 300 }
const keeps = { expiresOn: null, hundredths: 200 }

describe('what is left of the lots', () => {
  it('is the end of them, for what expires first is used first', () => {
    expect(listRemainingLots([keeps, sunday, friday], 1000, today)).toEqual([friday, sunday, keeps])
    expect(listRemainingLots([sunday, friday], 400, today)).toEqual([{ ...friday, hundredths: 100 }, sunday])
    expect(listRemainingLots([keeps, sunday, friday], 200, today)).toEqual([keeps])
    expect(listRemainingLots([sunday, friday], 0, today)).toEqual([])
  })

  it('joins lots of one day, and what no lot accounts for keeps', () => {
    expect(listRemainingLots([friday, friday], 1200, today)).toEqual([
      { ...friday, hundredths: 1000 },
      { expiresOn: null, hundredths: 200 },
    ])
  })

  it('goes back to what it was when a cancelled order gives back what it took', () => {
    expect(listRemainingLots([friday, sunday], 800, today)).toEqual([friday, sunday])
    expect(listRemainingLots([friday, sunday], 250, today)).toEqual([{ ...sunday, hundredths: 250 }])
    expect(listRemainingLots([friday, sunday], 800, today)).toEqual([friday, sunday])
  })

  it('forgets used-up lots when something comes in', () => {
    const received = [{ expiresOn: '2026-03-10', hundredths: 100 }]
    expect(updateLots({ lots: [friday, sunday], before: 250, after: 350, received, today })).toEqual([
      { ...sunday, hundredths: 250 },
      ...received,
    ])
  })

  it('and what a withdrawal took make up what was there', () => {
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

  it('stays on the books while the kitchen uses the others', () => {
    expect(listRemainingLots([friday, keeps], 600, '2026-03-07')).toEqual([friday, { ...keeps, hundredths: 100 }])
    expect(listRemainingLots([friday, keeps], 400, '2026-03-07')).toEqual([{ ...friday, hundredths: 400 }])
    expect(listRemainingLots([friday, keeps], 600, '2026-03-06')).toEqual([{ ...friday, hundredths: 400 }, keeps])
  })

  it('leaves them when it is the one that is thrown away', () => {
    const left = updateLots({
      lots: [friday, sunday, keeps],
      before: 1000,
      after: 500,
      today: monday,
      from: '2026-03-06',
    })
    expect(left).toEqual([sunday, keeps])
  })

  it('gives what it holds when more is thrown away', () => {
    const left = updateLots({ lots: [friday, keeps], before: 700, after: 150, today: monday, from: '2026-03-06' })
    expect(left).toEqual([{ ...keeps, hundredths: 150 }])
  })

  it('is written down with what its last day left of it', () => {
    expect(listUnsettledLots([friday, sunday], 600, '2026-03-05')).toBeUndefined()
    expect(listUnsettledLots([friday, sunday], 800, '2026-03-06')).toBeUndefined()
    expect(listUnsettledLots([friday, sunday], 600, '2026-03-06')).toEqual([{ ...friday, hundredths: 300 }, sunday])
  })
})

describe('what expires soon', () => {
  it('is what is still there and expires within seven days, or has already', () => {
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

  it('counts days over the ends of months and years', () => {
    expect(addDays('2026-02-26', 3)).toBe('2026-03-01')
    expect(addDays('2026-12-28', 7)).toBe('2027-01-04')
  })
})

describe('what has expired', () => {
  const yesterday = { expiresOn: '2026-03-01', hundredths: 400 }

  it('is used last, keeps its day, and is not for sale', () => {
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
