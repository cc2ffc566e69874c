import fc from 'fast-check'
import { Problem } from '../platform/problem'
import { orderStatuses, type OrderStatus } from '../orders/constants'
import {
  listCompletions,
  findCurrentCompletion,
  calculatePoints,
  listPointsPostings,
  deductRewardPoints,
  getTier,
  getTierProgress,
  type PointsPosting,
} from './loyalty'

const line = (totalPriceCents: number, loyaltyMultiplier = 1) => ({ totalPriceCents, loyaltyMultiplier })
const minute = (n: number) => new Date(Date.UTC(2026, 2, 1, 12, n)).toISOString()
const order = (statuses: readonly OrderStatus[], more = {}) => ({
  id: 'ORDER1',
  lines: [line(1250)],
  discountCents: 0,
  totalCents: 1338,
  history: statuses.map((status, index) => ({ status, at: minute(index) })),
  ...more,
})

describe('points of an order', () => {
  it('are one per whole dollar', () => {
    expect(calculatePoints({ lines: [line(1250), line(649)], discountCents: 0 })).toBe(18)
    expect(calculatePoints({ lines: [line(99)], discountCents: 0 })).toBe(0)
  })

  it("multiply a special's line by its multiplier", () => {
    expect(calculatePoints({ lines: [line(1250, 2), line(625)], discountCents: 0 })).toBe(31)
    expect(calculatePoints({ lines: [line(3000, 1.1)], discountCents: 0 })).toBe(33)
    expect(calculatePoints({ lines: [line(101, 1.5), line(49)], discountCents: 0 })).toBe(2)
  })

  it('are reduced by the discount, but never negative', () => {
    expect(calculatePoints({ lines: [line(1250)], discountCents: 300 })).toBe(9)
    expect(calculatePoints({ lines: [line(250)], discountCents: 250 })).toBe(0)
  })
})

describe('tiers', () => {
  const tiers = [
    { name: 'Gold', minimumSpentCents: 750_00 },
    { name: 'Bronze', minimumSpentCents: 0 },
    { name: 'Silver', minimumSpentCents: 250_00 },
  ] as const

  it.each([
    ['nothing', 0, 'Silver', 0, 250_00],
    ['half of Silver', 125_00, 'Silver', 50, 125_00],
    ['Silver, over what Gold takes', 250_00, 'Gold', 100 / 3, 500_00],
    ['a cent short of Gold', 749_99, 'Gold', (749_99 / 750_00) * 100, 1],
    ['all there is', 900_00, undefined, 100, 0],
    ['less than nothing', -5_00, 'Bronze', 0, 5_00],
  ])('show the progress after spending %s', (_what, spent, next, percent, missingCents) => {
    const progress = getTierProgress(spent, tiers)
    expect(progress.next?.name).toBe(next)
    expect(progress.percent).toBeCloseTo(percent)
    expect(progress.missingCents).toBe(missingCents)
  })

  it.each([
    [0, 'Bronze'],
    [249_99, 'Bronze'],
    [250_00, 'Silver'],
    [750_00, 'Gold'],
    [9_999_00, 'Gold'],
  ] as const)('%d cents spent make %s', (spent, tier) => expect(getTier(spent, tiers)).toBe(tier))

  it('start with Bronze, even if none are configured', () => expect(getTier(100, [])).toBe('Bronze'))
})

describe('the points postings of an order', () => {
  it('are none before it is completed', () => {
    expect(listPointsPostings(order(['pending', 'confirmed', 'ready']))).toEqual([])
    expect(findCurrentCompletion(order(['pending', 'ready']))).toBeUndefined()
  })

  it('credit its completion, reverse a recall exactly, and credit it again', () => {
    const done = order(['pending', 'ready', 'completed', 'ready', 'completed'])
    expect(listPointsPostings(done)).toMatchObject([
      { id: 'ORDER1-earned-1', at: minute(2), points: 12, earnedPoints: 12, spentCents: 1338 },
      { id: 'ORDER1-back-1', at: minute(3), points: -12, earnedPoints: -12, spentCents: -1338 },
      { id: 'ORDER1-earned-2', at: minute(4), points: 12 },
    ])
    expect(findCurrentCompletion(done)).toEqual({ number: 2, at: minute(4) })
  })

  it('are reversed when a completed order is cancelled', () => {
    const cancelled = order(['completed', 'cancelled'])
    expect(listPointsPostings(cancelled).map(({ description }) => description)).toEqual([
      'Order #ORDER1',
      'Order #ORDER1 cancelled',
    ])
    expect(listCompletions(cancelled)[0]?.left).toEqual({ at: minute(1), to: 'cancelled' })
  })
})

describe('redeeming a reward', () => {
  const roll = { name: '$3 Off', pointsCost: 100 }

  it('subtracts its cost, down to the last point', () => {
    expect(deductRewardPoints(100, roll)).toBe(0)
    expect(deductRewardPoints(250, roll)).toBe(150)
  })

  it.each([99, 0, -40])('is rejected with %d points', (points) => {
    expect(() => deductRewardPoints(points, roll)).toThrow(Problem)
    expect(() => deductRewardPoints(points, roll)).toThrow('insufficient-points')
    expect(() => deductRewardPoints(points, roll)).toThrow(
      expect.objectContaining({ detail: `$3 Off takes 100 points; you have ${points}.` }),
    )
  })
})

/** A ledger as the repository stores it: each posting once, with the sums. */
function ledger() {
  const booked = new Map<string, PointsPosting>()
  const sums = { points: 0, earnedPoints: 0, spentCents: 0 }
  return {
    sums,
    total: () => [...booked.values()].reduce((sum, { points }) => sum + points, 0),
    book: (posting: PointsPosting) => {
      if (booked.has(posting.id)) return
      booked.set(posting.id, posting)
      sums.points += posting.points
      sums.earnedPoints += posting.earnedPoints
      sums.spentCents += posting.spentCents
    },
  }
}

const history = fc.array(fc.constantFrom(...orderStatuses), { minLength: 1, maxLength: 8 })

describe('a ledger', () => {
  it('ends the same for any order and repetition of changes, with redemptions in between', () => {
    const change = fc.record({ order: fc.nat(3), length: fc.nat(8), redeem: fc.boolean() })
    fc.assert(
      fc.property(fc.array(history, { minLength: 1, maxLength: 4 }), fc.array(change), (histories, changes) => {
        const orders = histories.map((statuses, index) =>
          order(statuses, { id: `O${index}`, totalCents: 1338 + index }),
        )
        const { book, sums, total } = ledger()
        let redeemed = 0
        const tell = (index: number, length: number) => {
          const order = orders[index]
          if (order) listPointsPostings({ ...order, history: order.history.slice(0, length) }).forEach(book)
        }
        for (const { order: index, length, redeem: redeems } of changes) {
          tell(index, length)
          if (redeems && sums.points >= 10) {
            redeemed += 1
            book({ id: `R${redeemed}`, at: '', description: '', points: -10, earnedPoints: 0, spentCents: 0 })
          }
          expect(total()).toBe(sums.points)
        }
        // Every change arrives at least once.
        orders.forEach(({ history: all }, index) => all.forEach((_, length) => tell(index, length + 1)))
        const completed = orders.filter((one) => one.history.at(-1)?.status === 'completed')
        expect(sums.earnedPoints).toBe(completed.reduce((sum, one) => sum + calculatePoints(one), 0))
        expect(sums.spentCents).toBe(completed.reduce((sum, one) => sum + one.totalCents, 0))
        expect(sums.points).toBe(sums.earnedPoints - redeemed * 10)
        expect(total()).toBe(sums.points)
      }),
    )
  })
})
