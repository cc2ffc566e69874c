import fc from 'fast-check'
import { calculateTotals } from '../platform/money'
import { Problem } from '../platform/problem'
import { orderStatuses, type OrderStatus } from '../orders/constants'
import {
  applyFreeDelivery,
  deductRewardPoints,
  findCurrentCompletion,
  getMemberTerms,
  getTier,
  getTierProgress,
  listCompletions,
  type Tier,
} from './loyalty'
import {
  calculateEarned,
  earnsReferralBonus,
  listFormerOwnerPostings,
  listPointsPostings,
  type PointsPosting,
} from './points-postings'

const line = (totalPriceCents: number, loyaltyMultiplier = 1) => ({ quantity: 1, totalPriceCents, loyaltyMultiplier })
const priced = (lines: readonly ReturnType<typeof line>[], discountCents = 0) => {
  const subtotalCents = lines.reduce((sum, { totalPriceCents }) => sum + totalPriceCents, 0)
  const tax = { rate: 700, isDeliveryFeeTaxed: false }
  return { ...calculateTotals({ subtotalCents, discountCents, deliveryFeeCents: 299, tipCents: 500, tax }), lines }
}
const pointsOf = (...sale: Parameters<typeof priced>) => calculateEarned(priced(...sale)).points
const minute = (n: number) => new Date(Date.UTC(2026, 2, 1, 12, n)).toISOString()
const order = (statuses: readonly OrderStatus[], more = {}) => ({
  id: 'ORDER1',
  ...priced([line(1250)]),
  history: statuses.map((status, index) => ({ status, at: minute(index) })),
  ...more,
})

describe('points of an order', () => {
  it('are one per whole dollar', () => {
    expect(pointsOf([line(1250), line(649)])).toBe(18)
    expect(pointsOf([line(99)])).toBe(0)
  })

  it('are more or fewer by the rate of the order, rounded down once', () => {
    const pointsAt = (pointsRate: number) =>
      calculateEarned({ ...priced([line(1250, 2), line(649)]), pointsRate }).points
    expect([0, 100, 125, 300].map(pointsAt)).toEqual([0, 31, 39, 94])
  })

  it("multiply a special's line by its multiplier", () => {
    expect(pointsOf([line(1250, 2), line(625)])).toBe(31)
    expect(pointsOf([line(3000, 1.1)])).toBe(33)
    expect(pointsOf([line(101, 1.5), line(49)])).toBe(2)
  })

  it('are reduced by the discount, but never negative', () => {
    expect(pointsOf([line(1250)], 300)).toBe(9)
    expect(pointsOf([line(250)], 250)).toBe(0)
  })
})

describe('tiers', () => {
  const tiers: readonly Tier[] = [
    { name: 'Gold', minimumSpentCents: 750_00, benefit: { kind: 'points', multiplier: 1.15 } },
    { name: 'Bronze', minimumSpentCents: 0, benefit: { kind: 'none' } },
    { name: 'Silver', minimumSpentCents: 250_00, benefit: { kind: 'free-delivery' } },
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
  ] as const)('%d cents spent make %s', (spent, tier) => expect(getTier(spent, tiers).name).toBe(tier))

  it('start with Bronze, even if none are configured', () => expect(getTier(100, []).name).toBe('Bronze'))

  it('begin with the lowest for an account that a correction took below zero', () =>
    expect(getTier(-1, tiers).name).toBe('Bronze'))

  it('give more points, or free delivery from the first dollar', () => {
    const delivery = { feeCents: 299, freeFromCents: null }
    const termsAfter = (spent: number) => getMemberTerms(2, getTier(spent, tiers))
    expect(termsAfter(0)).toEqual({ pointsRate: 200 })
    expect(termsAfter(750_00)).toEqual({ pointsRate: 230 })
    expect(termsAfter(250_00)).toEqual({ pointsRate: 200, freeDeliveryTier: 'Silver' })
    expect(applyFreeDelivery(delivery, termsAfter(250_00))).toEqual({ feeCents: 299, freeFromCents: 0 })
    expect(applyFreeDelivery(delivery, termsAfter(0))).toBe(delivery)
    expect(getMemberTerms(1, undefined)).toEqual({ pointsRate: 100 })
  })
})

describe('the points postings of an order', () => {
  it('are none before it is completed', () => {
    expect(listPointsPostings(order(['pending', 'confirmed', 'ready']))).toEqual([])
    expect(findCurrentCompletion(order(['pending', 'ready']))).toBeUndefined()
  })

  it('credit its completion, reverse a recall exactly, and credit it again', () => {
    const done = order(['pending', 'ready', 'completed', 'ready', 'completed'])
    expect(listPointsPostings(done)).toMatchObject([
      { id: 'ORDER1-earned-1', at: minute(2), points: 12, earnedPoints: 12, spentCents: 1250 },
      { id: 'ORDER1-back-1', at: minute(3), points: -12, earnedPoints: -12, spentCents: -1250 },
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

describe('refunds', () => {
  // Dishes of 40.00 and 20.00 less 6.00, with tax, fee and tip: 54.00 count.
  const sale = priced([line(4000), line(2000)], 600)
  const refund = (after: number, amountCents: number, more = {}) => ({ amountCents, at: minute(after), ...more })
  const completed = (...refunds: ReturnType<typeof refund>[]) => order(['pending', 'completed'], { ...sale, refunds })
  const added = (of: Parameters<typeof listPointsPostings>[0]) =>
    listPointsPostings(of).map(({ id, points, spentCents }) => [id, points, spentCents])

  it('withdraw the points and dollars of the dishes that were refunded, to the card or as a code', () => {
    // The second dish was 18.00 with tax 1.26; then 10.70 of the rest are 10.00 and 0.70 of tax.
    const dish = refund(2, 1926, { taxCents: 126, lines: [1], to: 'code' as const })
    expect(added(completed(dish, refund(3, 1070, { to: 'card' as const })))).toEqual([
      ['ORDER1-earned-1', 54, 5400],
      ['ORDER1-refund-1', -18, -1800],
      ['ORDER1-refund-2', -10, -1000],
    ])
    // A whole refund leaves nothing, and what comes back of fee and tip withdraws nothing more.
    expect(added(completed(refund(2, 5778), refund(3, 299), refund(4, 500)))).toEqual([
      ['ORDER1-earned-1', 54, 5400],
      ['ORDER1-refund-1', -54, -5400],
    ])
  })

  it("withdraw a special's points with its multiplier, piece by piece", () => {
    const special = priced([{ quantity: 3, totalPriceCents: 3000, loyaltyMultiplier: 2 }, line(1000)])
    const piece = { lines: [0], pieces: [{ line: 0, quantity: 1 }], taxCents: 70 }
    const two = [
      refund(2, 1070, piece),
      refund(3, 2140, { ...piece, taxCents: 140, pieces: [{ line: 0, quantity: 2 }] }),
    ]
    expect(added(order(['completed'], { ...special, refunds: two })).map(([, points]) => points)).toEqual([
      70, -20, -40,
    ])
  })

  it('before a completion lower what it gives, and a recall takes back the rest', () => {
    const early = refund(1, 1926, { taxCents: 126, lines: [1] })
    const late = refund(3, 1070)
    const statuses: OrderStatus[] = ['pending', 'pending', 'completed', 'completed', 'ready']
    expect(added(order(statuses, { ...sale, refunds: [early, late] }))).toEqual([
      ['ORDER1-earned-1', 36, 3600],
      ['ORDER1-refund-2', -10, -1000],
      ['ORDER1-back-1', -26, -2600],
    ])
  })

  it('that failed give the points back until staff return them, and a claim takes what is left', () => {
    const failed = completed(refund(2, 1070))
    const payment = { cardRefunds: [{ amountCents: 1070, at: minute(2), failedAt: minute(3) }] }
    expect(added({ ...failed, payment }).map(([, points]) => points)).toEqual([54, -10, 10])
    const cardRefunds = payment.cardRefunds.map((one) => ({ ...one, returnedAt: minute(4) }))
    expect(added({ ...failed, payment: { cardRefunds } }).at(-1)).toEqual(['ORDER1-refund-1-returned', -10, -1000])
    const claimed = listFormerOwnerPostings(failed, minute(9)).at(-1)
    expect(claimed).toMatchObject({ id: 'ORDER1-claimed', points: -44, spentCents: -4400 })
  })

  it('that a bank took back for good cost points, dollars and the referral bonus as a refund does', () => {
    const lost = { id: 'dp_1', state: 'lost' as const, reason: 'fraudulent', reportedAt: minute(3), lostAt: minute(3) }
    const paid = { cardRefunds: [], disputes: [{ ...lost, amountCents: 4174 }] }
    const disputed = { ...completed(refund(2, 1070)), payment: paid }
    expect(added(disputed)).toEqual([
      ['ORDER1-earned-1', 54, 5400],
      ['ORDER1-refund-1', -10, -1000],
      ['ORDER1-dispute-1', -40, -3901],
    ])
    expect(earnsReferralBonus(disputed)).toBe(false)
    const won = { ...paid, disputes: [{ ...lost, state: 'won' as const, lostAt: undefined, amountCents: 4174 }] }
    expect(added({ ...disputed, payment: won })).toHaveLength(2)
  })

  it('below 15.00 cost the referral bonus', () => {
    // 39.00 of the dishes with tax 2.73 leave 15.00; another cent leaves 14.99.
    expect(earnsReferralBonus(completed(refund(2, 4173)))).toBe(true)
    expect(earnsReferralBonus(completed(refund(2, 4174)))).toBe(false)
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
          order(statuses, { id: `O${index}`, ...priced([line(1250 + index)]) }),
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
        expect(sums.earnedPoints).toBe(completed.reduce((sum, one) => sum + calculateEarned(one).points, 0))
        expect(sums.spentCents).toBe(completed.reduce((sum, one) => sum + one.subtotalCents, 0))
        expect(sums.points).toBe(sums.earnedPoints - redeemed * 10)
        expect(total()).toBe(sums.points)
      }),
    )
  })
})
