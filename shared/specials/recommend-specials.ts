import type { MenuItem } from '../menu/contract'
import type { DailySpecial } from './contract'
import { createWordPattern, removeNegatedFoods } from '../menu/dietary/food-words'
import { isOfferedAt } from './dayparts'

/** How many specials are recommended (docs/product/specials.md#recommendations). */
const SPECIALS_SHOWN = 3

type TimeOfDay = 'morning' | 'lunch' | 'afternoon' | 'dinner' | 'late'

/**
 * Returns the time of day: morning before 11:00, lunch 11-14, afternoon 14-17, dinner 17-22, late
 * otherwise (docs/product/specials.md#recommendations).
 */
export function getTimeOfDay(hour: number): TimeOfDay {
  if (hour < 11) return 'morning'
  if (hour < 14) return 'lunch'
  if (hour < 17) return 'afternoon'
  return hour < 22 ? 'dinner' : 'late'
}

type Weather = { readonly condition: 'hot' | 'rainy' | 'cool' | 'mild'; readonly temperature: number }

/**
 * Estimates the weather in Florida for a month (1 to 12) and hour, without a weather service
 * (docs/product/specials.md#recommendations).
 */
export function estimateWeather(month: number, hour: number): Weather {
  const isDay = hour >= 10 && hour < 19
  const isRainySeason = month >= 6 && month <= 9
  if (isRainySeason && hour >= 14 && hour < 18) return { condition: 'rainy', temperature: 84 }
  if (month >= 5 && month <= 10)
    return isDay ? { condition: 'hot', temperature: 90 } : { condition: 'mild', temperature: 77 }
  if (month === 12 || month <= 2)
    return isDay ? { condition: 'mild', temperature: 70 } : { condition: 'cool', temperature: 55 }
  return isDay ? { condition: 'mild', temperature: 78 } : { condition: 'cool', temperature: 62 }
}

const cooling = createWordPattern(
  'cold, cool, cooling, chilled, iced, refreshing, fresh, light, salad, sashimi, tataki, lemonade',
)
const warming = createWordPattern(
  'hot, warm, warming, soup, udon, ramen, broth, hibachi, grilled, grill, teriyaki, yakisoba, noodle',
)

const weatherPatterns: Readonly<Record<Weather['condition'], RegExp | null>> = {
  hot: cooling,
  rainy: warming,
  cool: warming,
  mild: null,
}

/** The local time at the location and the estimated weather; null where none is assumed. */
export type RecommendationContext = {
  readonly weekday: number
  readonly hour: number
  readonly weather: Weather | null
}

type ScoredSpecial = Pick<
  DailySpecial,
  'title' | 'description' | 'dayOfWeek' | 'timesOrdered' | 'maxDailyOrders' | 'loyaltyMultiplier' | 'discountPercent'
> & { readonly priority?: number; readonly menuItem: Pick<MenuItem, 'name' | 'description'> }

const textOf = ({ title, description, menuItem }: ScoredSpecial): string =>
  removeNegatedFoods(`${title} ${description} ${menuItem.name} ${menuItem.description}`)

const isLunchSpecial = ({ title, description }: ScoredSpecial): boolean => /\blunch/i.test(`${title} ${description}`)

/** Whether the text of a special or its dish suits the weather. */
const matchesWeather = (special: ScoredSpecial, weather: Weather | null): boolean =>
  (weather && weatherPatterns[weather.condition]?.test(textOf(special))) ?? false

/** Whether 80% of a special's daily portions have been ordered. */
const isAlmostSoldOut = ({
  timesOrdered,
  maxDailyOrders,
}: Pick<ScoredSpecial, 'timesOrdered' | 'maxDailyOrders'>): boolean =>
  maxDailyOrders !== null && maxDailyOrders > 0 && timesOrdered * 10 >= maxDailyOrders * 8

/** Returns how well a special fits a moment (docs/product/specials.md#recommendations). */
export function scoreSpecial(special: ScoredSpecial, { weekday, hour, weather }: RecommendationContext): number {
  const bonuses: readonly (readonly [boolean, number])[] = [
    [special.dayOfWeek === weekday, 20],
    [isLunchSpecial(special) && getTimeOfDay(hour) === 'lunch', 15],
    [matchesWeather(special, weather), 10],
    [special.timesOrdered > 10, 5],
    [special.loyaltyMultiplier > 1, 8],
    [isAlmostSoldOut(special), 12],
    [special.discountPercent > 0, 7],
  ]
  return bonuses.reduce((score, [holds, points]) => (holds ? score + points : score), special.priority ?? 1)
}

export const specialUrgencies = { high: 'Hot Deal', medium: 'Great Pick', low: 'Good Choice' } as const
export type SpecialUrgency = keyof typeof specialUrgencies

const HIGH_SCORE = 45
const MEDIUM_SCORE = 30

/** Returns the urgency of a special: `high` if it is almost sold out, otherwise by its score. */
export function getSpecialUrgency(special: ScoredSpecial, score: number): SpecialUrgency {
  if (isAlmostSoldOut(special) || score >= HIGH_SCORE) return 'high'
  return score >= MEDIUM_SCORE ? 'medium' : 'low'
}

export type RecommendedSpecial = {
  readonly special: DailySpecial
  readonly score: number
  readonly urgency: SpecialUrgency
}

/**
 * Whether a special's daily limit, if any, allows another portion
 * (docs/product/specials.md#fields-of-a-special).
 */
export const hasPortionsLeft = (
  { maxDailyOrders }: { readonly maxDailyOrders: number | null },
  timesOrdered: number,
): boolean => maxDailyOrders === null || timesOrdered < maxDailyOrders

const isAvailable = (special: DailySpecial): boolean =>
  special.menuItem.isAvailable && hasPortionsLeft(special, special.timesOrdered)

/**
 * Returns the best specials of a moment, best first. Specials of another day or daypart and
 * sold-out ones are excluded.
 */
export function recommendSpecials(
  specials: readonly DailySpecial[],
  moment: RecommendationContext,
): readonly RecommendedSpecial[] {
  return specials
    .filter(
      (special) => isOfferedAt(special, { weekday: moment.weekday, minutes: moment.hour * 60 }) && isAvailable(special),
    )
    .map((special) => ({ special, score: scoreSpecial(special, moment) }))
    .sort((one, other) => other.score - one.score)
    .slice(0, SPECIALS_SHOWN)
    .map(({ special, score }) => ({ special, score, urgency: getSpecialUrgency(special, score) }))
}

/**
 * Returns why a special was recommended, as stored in the history
 * (docs/product/specials.md#history).
 */
export function getRecommendationType(
  special: DailySpecial,
  { hour, weather }: RecommendationContext,
  knowsPosition: boolean,
): 'weather' | 'geolocation' | 'loyalty' | 'time' {
  if (isLunchSpecial(special) && getTimeOfDay(hour) === 'lunch') return 'time'
  if (matchesWeather(special, weather)) return 'weather'
  if (special.loyaltyMultiplier > 1) return 'loyalty'
  return knowsPosition ? 'geolocation' : 'time'
}
