import fc from 'fast-check'
import { dateAfter } from './local-time'
import { expiringLots, lotsAfter, lotsLeft, lotsTaken } from './stock-lots'
import type { Lot } from './stock-lots'

const friday = { expiresOn: '2026-03-06', hundredths: 500 }
const sunday = { expiresOn: '2026-03-08', hundredths: 300 }
const keeps = { expiresOn: null, hundredths: 200 }

describe('what is left of the lots', () => {
  it('is the end of them, for what expires first is used first', () => {
    expect(lotsLeft([keeps, sunday, friday], 1000)).toEqual([friday, sunday, keeps])
    expect(lotsLeft([sunday, friday], 400)).toEqual([{ ...friday, hundredths: 100 }, sunday])
    expect(lotsLeft([keeps, sunday, friday], 200)).toEqual([keeps])
    expect(lotsLeft([sunday, friday], 0)).toEqual([])
  })

  it('joins lots of one day, and what no lot accounts for keeps', () => {
    expect(lotsLeft([friday, friday], 1200)).toEqual([
      { ...friday, hundredths: 1000 },
      { expiresOn: null, hundredths: 200 },
    ])
  })

  it('goes back to what it was when a cancelled order gives back what it took', () => {
    expect(lotsLeft([friday, sunday], 800)).toEqual([friday, sunday])
    expect(lotsLeft([friday, sunday], 250)).toEqual([{ ...sunday, hundredths: 250 }])
    expect(lotsLeft([friday, sunday], 800)).toEqual([friday, sunday])
  })

  it('forgets used-up lots when something comes in', () => {
    const received = [{ expiresOn: '2026-03-10', hundredths: 100 }]
    expect(lotsAfter({ lots: [friday, sunday], before: 250, after: 350, received })).toEqual([
      { ...sunday, hundredths: 250 },
      ...received,
    ])
  })

  it('and what a withdrawal took make up what was there', () => {
    const lot = fc.record({
      expiresOn: fc.option(fc.constantFrom('2026-03-06', '2026-03-08', '2026-04-01')),
      hundredths: fc.nat(1000),
    })
    const sum = (lots: readonly Lot[]) => lots.reduce((total, { hundredths }) => total + hundredths, 0)
    fc.assert(
      fc.property(fc.array(lot), fc.nat(5000), fc.nat(5000), (lots, one, other) => {
        const [before, after] = [Math.max(one, other), Math.min(one, other)]
        const left = lotsAfter({ lots, before, after })
        const taken = lotsTaken({ lots, before, after })
        expect(sum(left)).toBe(after)
        expect(sum(taken)).toBe(before - after)
        expect(lotsLeft([...left, ...taken], before)).toEqual(lotsLeft(lots, before))
      }),
    )
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
    expect(expiringLots(lots, 400, '2026-02-28').map(({ expiresOn }) => expiresOn)).toEqual([
      '2026-02-27',
      '2026-03-07',
    ])
    expect(expiringLots(lots, 300, '2026-02-28').map(({ expiresOn }) => expiresOn)).toEqual(['2026-03-07'])
    expect(expiringLots(lots, 200, '2026-02-28')).toEqual([])
  })

  it('counts days over the ends of months and years', () => {
    expect(dateAfter('2026-02-26', 3)).toBe('2026-03-01')
    expect(dateAfter('2026-12-28', 7)).toBe('2027-01-04')
  })
})
