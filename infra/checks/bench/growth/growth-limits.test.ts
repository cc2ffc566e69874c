import type { GrowthFigures } from '../measurements'
import { compareTimes, findGrowth, FIXED_WORK, getSlowdown } from './growth-limits'

const flat: GrowthFigures = {
  orders: 3000,
  reads: [{ call: 'GET /api/codes', before: 5, after: 5 }],
  times: [{ call: 'a bump', beforeMs: 10, afterMs: 13, timesSlower: 1.3 }],
  thousands: [
    { orders: 1000, seconds: 100 },
    { orders: 1000, seconds: 110 },
    { orders: 1000, seconds: 120 },
  ],
}

test('a product that reads and takes the same has not grown', () => {
  expect(findGrowth(flat)).toEqual([])
  expect(getSlowdown(flat.thousands)).toBeCloseTo(1.1)
})

test('a call that reads half a unit more has grown, at any number of orders', () => {
  const reads = [{ call: 'GET /api/codes', before: 5, after: 5.5 }]
  expect(findGrowth({ ...flat, orders: 60, reads, times: [], thousands: [] })).toEqual([
    'GET /api/codes: 5.5 table units after 60 orders, 5 before them',
  ])
})

test('what grows by design is accepted', () => {
  expect(findGrowth({ ...flat, reads: [{ call: 'GET /api/users/me/export', before: 5, after: 500 }] })).toEqual([])
})

test('figures of a month may need half a unit more for their digits, and no more', () => {
  const call = 'GET /api/numbers/{location}'
  expect(findGrowth({ ...flat, reads: [{ call, before: 7.5, after: 8 }] })).toEqual([])
  expect(findGrowth({ ...flat, reads: [{ call, before: 7.5, after: 8.5 }] })).toEqual([
    `${call}: 8.5 table units after 3000 orders, 7.5 before them`,
  ])
})

test('a machine that has become slower makes no call slower', () => {
  const times = compareTimes(
    new Map([
      [FIXED_WORK, 4],
      ['menu', 10],
      ['a bump', 10],
    ]),
    new Map([
      [FIXED_WORK, 5],
      ['menu', 12.5],
      ['a bump', 20],
    ]),
  )
  expect(findGrowth({ ...flat, times })).toEqual(['a bump: 1.6 times as long, at most 1.3'])
})

test('a call that takes more than 1.3 times as long has grown', () => {
  const times = [{ call: 'a bump', beforeMs: 10, afterMs: 13.1, timesSlower: 1.31 }]
  expect(findGrowth({ ...flat, times })).toEqual(['a bump: 1.31 times as long, at most 1.3'])
})

test('orders that take more than 1.2 times what the first thousand predicts have grown', () => {
  const thousands = [100, 130, 150].map((seconds) => ({ orders: 1000, seconds }))
  expect(findGrowth({ ...flat, thousands })).toEqual([
    '3000 orders: 1.27 times as long as the first thousand predicts, at most 1.2',
  ])
})

test('the last part may have fewer than a thousand orders', () => {
  expect(getSlowdown([...flat.thousands.slice(0, 1), { orders: 500, seconds: 50 }])).toBeCloseTo(1)
})
