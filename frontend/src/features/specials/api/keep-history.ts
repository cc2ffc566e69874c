import { MAX_RECORDS, recommendations } from '#shared/contract/recommendations'
import type { BodyOf } from '#shared/contract/route'
import { call } from '#base/api/call'

type Shown = BodyOf<typeof recommendations.record>['recommendations'][number]

// Nobody waits for these: what fails is only logged (docs/product/specials.md#history).
const logged = (what: string, asked: Promise<unknown>): void => {
  asked.catch((error: unknown) => console.warn(`${what} could not be kept`, error))
}

const told = new Set<string>()

/** Keeps which specials were shown and why, each once for a page load. */
export function keepShown(shown: readonly Shown[]): void {
  const fresh = shown.filter(({ specialId }) => !told.has(specialId)).slice(0, MAX_RECORDS)
  if (fresh.length === 0) return
  fresh.forEach(({ specialId }) => told.add(specialId))
  logged('The recommendations', call(recommendations.record, { body: { recommendations: fresh } }))
}

export const keepClick = (specialId: string): void =>
  logged('The choice', call(recommendations.recordClick, { body: { specialId, clicked: true } }))
