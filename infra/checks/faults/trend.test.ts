import { isFlat, quantile, calculateTrend } from './trend'
import { createRandom } from '#infra/operate/sample-history/random'

const { next } = createRandom(7)
const level = (count: number, each: (at: number) => number) => Array.from({ length: count }, (_, at) => each(at))
const slack = { share: 0.05, besides: 2 }

it('is flat around a level with noise', () => {
  expect(
    isFlat(
      calculateTrend(
        level(30, () => 100 + next() * 20),
        slack,
      ),
    ),
  ).toBe(true)
})

it('is flat with a few outliers at any position', () => {
  const spiked = level(20, (at) => (at > 16 ? 900 : 100))
  expect(calculateTrend(spiked, slack)).toMatchObject({ usual: 100, growth: 0 })
})

it('is flat while it falls', () => {
  expect(
    isFlat(
      calculateTrend(
        level(10, (at) => 100 - at),
        slack,
      ),
    ),
  ).toBe(true)
})

it('is not flat with a slow leak under the noise', () => {
  const leak = calculateTrend(
    level(30, (at) => 100 + at + next() * 10),
    slack,
  )
  expect(leak.growth).toBeGreaterThan(20)
  expect(isFlat(leak)).toBe(false)
})

it('returns the value below which a share of the values lies', () => {
  expect([0.5, 0.95].map((share) => quantile([5, 1, 4, 2, 3], share))).toEqual([3, 5])
})
