import type { DailySpecial } from './contract'
import {
  estimateWeather,
  getRecommendationType,
  recommendSpecials,
  scoreSpecial,
  getTimeOfDay,
  specialUrgencies,
  getSpecialUrgency,
  type RecommendationContext,
} from './recommend-specials'
import { buildMenuItem } from '../testing/fixtures'

const special = (given: Partial<DailySpecial> = {}): DailySpecial => ({
  id: 'one',
  title: 'Roll of the day',
  description: '',
  menuItem: buildMenuItem({ name: 'California Roll' }),
  priority: 1,
  dayOfWeek: 2,
  mealtime: null,
  timesOrdered: 0,
  maxDailyOrders: null,
  loyaltyMultiplier: 1,
  discountPercent: 0,
  ...given,
})

const moment = (given: Partial<RecommendationContext> = {}): RecommendationContext => ({
  weekday: 3,
  hour: 18,
  weather: { condition: 'mild', temperature: 75 },
  ...given,
})

describe('the score of a special', () => {
  const cases: readonly (readonly [string, Partial<DailySpecial>, Partial<RecommendationContext>, number])[] = [
    ['is its priority', { priority: 4 }, {}, 4],
    ['gains 20 on its weekday', { dayOfWeek: 3 }, {}, 21],
    ['gains 15 for lunch at lunch', { title: 'Lunch Bento' }, { hour: 13 }, 16],
    ['gains nothing for lunch at dinner', { title: 'Lunch Bento' }, { hour: 14 }, 1],
    ['gains 10 for soup in the rain', { title: 'Miso Soup' }, { weather: { condition: 'rainy', temperature: 84 } }, 11],
    [
      'gains 10 for something cold in the heat',
      { title: 'Iced tea' },
      { weather: { condition: 'hot', temperature: 90 } },
      11,
    ],
    [
      'gains nothing for soup in the heat',
      { title: 'Miso Soup' },
      { weather: { condition: 'hot', temperature: 90 } },
      1,
    ],
    ['gains nothing where no weather is assumed', { title: 'Miso Soup' }, { weather: null }, 1],
    ['gains 5 over 10 orders', { timesOrdered: 11 }, {}, 6],
    ['gains nothing for 10 orders', { timesOrdered: 10 }, {}, 1],
    ['gains 8 with a multiplier', { loyaltyMultiplier: 1.5 }, {}, 9],
    ['gains 12 at 80% of the cap', { timesOrdered: 8, maxDailyOrders: 10 }, {}, 13],
    ['gains nothing below 80%', { timesOrdered: 7, maxDailyOrders: 10 }, {}, 1],
    ['gains 7 with a discount', { discountPercent: 10 }, {}, 8],
    [
      'gains all of it together',
      {
        title: 'Lunch Ramen',
        dayOfWeek: 3,
        timesOrdered: 40,
        maxDailyOrders: 50,
        loyaltyMultiplier: 2,
        discountPercent: 5,
      },
      { hour: 12, weather: { condition: 'cool', temperature: 55 } },
      78,
    ],
  ]

  it.each(cases)('%s', (_what, given, at, score) => {
    expect(scoreSpecial(special(given), moment(at))).toBe(score)
  })

  it('starts at 1 without a priority', () => {
    const { priority: _priority, ...rest } = special()
    expect(scoreSpecial(rest, moment())).toBe(1)
  })
})

describe('recommended specials', () => {
  const today = { dayOfWeek: 3 }

  it('are the three best of the day, best first', () => {
    const specials = [
      special({ id: 'plain', ...today }),
      special({ id: 'other day', priority: 9, dayOfWeek: 4 }),
      special({ id: 'discount', ...today, discountPercent: 20 }),
      special({ id: 'double', ...today, loyaltyMultiplier: 2 }),
      special({ id: 'important', ...today, priority: 3 }),
    ]
    expect(recommendSpecials(specials, moment()).map((one) => one.special.id)).toEqual([
      'double',
      'discount',
      'important',
    ])
  })

  it('exclude sold-out ones', () => {
    const specials = [
      special({ id: 'none left', ...today, timesOrdered: 5, maxDailyOrders: 5 }),
      special({ id: 'no dish', ...today, menuItem: buildMenuItem({ isAvailable: false }) }),
    ]
    expect(recommendSpecials(specials, moment())).toEqual([])
  })
})

it('are labelled by urgency', () => {
  const label = (score: number, given: Partial<DailySpecial> = {}) =>
    specialUrgencies[getSpecialUrgency(special(given), score)]
  expect([label(45), label(30), label(29)]).toEqual(['Hot Deal', 'Great Pick', 'Good Choice'])
  expect(label(10, { timesOrdered: 4, maxDailyOrders: 5 })).toBe('Hot Deal')
})

it('state the reason', () => {
  const rainy = moment({ weather: { condition: 'rainy', temperature: 84 } })
  expect(getRecommendationType(special({ title: 'Lunch' }), moment({ hour: 12 }), true)).toBe('time')
  expect(getRecommendationType(special({ title: 'Hot soup' }), rainy, true)).toBe('weather')
  expect(getRecommendationType(special({ loyaltyMultiplier: 2 }), rainy, true)).toBe('loyalty')
  expect(getRecommendationType(special(), rainy, true)).toBe('geolocation')
  expect(getRecommendationType(special(), rainy, false)).toBe('time')
})

it.each([
  [0, 'morning'],
  [10, 'morning'],
  [11, 'lunch'],
  [13, 'lunch'],
  [14, 'afternoon'],
  [16, 'afternoon'],
  [17, 'dinner'],
  [21, 'dinner'],
  [22, 'late'],
] as const)('at %i it is %s', (hour, time) => {
  expect(getTimeOfDay(hour)).toBe(time)
})

it.each([
  [7, 15, 'rainy'],
  [7, 12, 'hot'],
  [7, 22, 'mild'],
  [1, 13, 'mild'],
  [1, 20, 'cool'],
  [4, 12, 'mild'],
  [11, 21, 'cool'],
] as const)('in month %i at %i the weather is likely %s', (month, hour, condition) => {
  expect(estimateWeather(month, hour).condition).toBe(condition)
})
