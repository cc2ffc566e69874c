import type { Location } from '#shared/locations/index'
import { getPolicy } from '#shared/locations/policy'
import { toWallClock } from '#shared/platform/time'
import { estimateWeather, type RecommendationContext } from '#shared/specials/recommend-specials'

/** What specials are recommended for: day, hour and, on test sites, weather. */
export function getRecommendationContext(location: Location, now: Date): RecommendationContext {
  const { date, weekday, minutes } = toWallClock(location, now)
  const hour = Math.floor(minutes / 60)
  const { assumesWeather } = getPolicy(location)
  return { weekday, hour, weather: assumesWeather ? estimateWeather(Number(date.slice(5, 7)), hour) : null }
}
