import { MAX_RECOMMENDATION_RECORDS, recommendationRoutes } from '#shared/recommendations/contract'
import type { RouteBody } from '#shared/platform/route'
import { callApi } from '#base/api/client'

type ShownSpecial = RouteBody<typeof recommendationRoutes.recordRecommendations>['recommendations'][number]

/** Logs a failed request; the page does not wait for these (docs/product/specials.md#history). */
const logFailure = (subject: string, request: Promise<unknown>): void => {
  request.catch((error: unknown) => console.warn(`${subject} could not be recorded`, error))
}

const recordedIds = new Set<string>()

/** Records which specials were shown and why, each once per page load. */
export function recordShownSpecials(shown: readonly ShownSpecial[]): void {
  const newSpecials = shown.filter(({ specialId }) => !recordedIds.has(specialId)).slice(0, MAX_RECOMMENDATION_RECORDS)
  if (newSpecials.length === 0) return
  newSpecials.forEach(({ specialId }) => recordedIds.add(specialId))
  logFailure(
    'Shown specials',
    callApi(recommendationRoutes.recordRecommendations, { body: { recommendations: newSpecials } }),
  )
}

export const recordSpecialClick = (specialId: string): void =>
  logFailure(
    'The click on a special',
    callApi(recommendationRoutes.recordClick, { body: { specialId, clicked: true } }),
  )
