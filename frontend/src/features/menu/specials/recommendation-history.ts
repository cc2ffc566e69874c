import { MAX_RECOMMENDATION_RECORDS, recommendationRoutes } from '#shared/recommendations/contract'
import type { RouteBody } from '#shared/platform/route'
import { callApi } from '#base/api/client'

type Shown = RouteBody<typeof recommendationRoutes.recordRecommendations>['recommendations'][number]

// Nobody waits for these: what fails is only logged (docs/product/specials.md#history).
const logged = (what: string, asked: Promise<unknown>): void => {
  asked.catch((error: unknown) => console.warn(`${what} could not be kept`, error))
}

const told = new Set<string>()

/** Keeps which specials were shown and why, each once for a page load. */
export function recordShownSpecials(shown: readonly Shown[]): void {
  const fresh = shown.filter(({ specialId }) => !told.has(specialId)).slice(0, MAX_RECOMMENDATION_RECORDS)
  if (fresh.length === 0) return
  fresh.forEach(({ specialId }) => told.add(specialId))
  logged(
    'The recommendations',
    callApi(recommendationRoutes.recordRecommendations, { body: { recommendations: fresh } }),
  )
}

export const recordSpecialClick = (specialId: string): void =>
  logged('The choice', callApi(recommendationRoutes.recordClick, { body: { specialId, clicked: true } }))
