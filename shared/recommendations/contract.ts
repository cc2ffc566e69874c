import * as z from 'zod/mini'
import { ofKind } from '../platform/text-kinds'
import { idField, LocationParam, LocationRef, textField } from '../platform/fields'
import type { RouteGroup } from '../platform/route'

export const RecommendedCategory = z.object({
  id: z.int(),
  name: z.string(),
  imageUrl: z.optional(z.string()),
})
export type RecommendedCategory = z.infer<typeof RecommendedCategory>

/** Maximum records per request. */
export const MAX_RECOMMENDATION_RECORDS = 10

const SpecialId = idField().check(z.minLength(1))

/** A figure of the weather in hundredths. The table rejects numbers that are nearly zero. */
const Figure = z.number().check(
  z.minimum(-10_000),
  z.maximum(10_000),
  z.overwrite((value) => Math.round(value * 100) / 100),
)

/** The estimated weather as a flat list of facts. The table can't store a `constructor`. */
const Weather = z
  .record(
    ofKind('id', z.string()).check(z.regex(/^(?!constructor$|__proto__$)\w{1,40}$/, 'Must be a simple name')),
    z.union([textField(100), Figure, z.boolean(), z.null()]),
  )
  .check(z.refine((weather) => Object.keys(weather).length <= 20, 'At most 20 facts'))

/** A recommended special (docs/product/specials.md#history). The user follows from the session. */
const Recommendation = z.object({
  locationId: LocationRef,
  specialId: SpecialId,
  recommendationType: z.enum(['weather', 'geolocation', 'loyalty', 'time']),
  weatherData: z.optional(z.nullable(Weather)),
  timeOfDay: z.optional(z.nullable(textField(20))),
  userTier: z.optional(z.nullable(textField(20))),
  wasShown: z._default(z.boolean(), true),
})
export type Recommendation = z.output<typeof Recommendation>

const RecordedCount = z.object({ recorded: z.int() })

export const recommendationRoutes = {
  listPairings: {
    method: 'GET',
    path: '/api/pairings/{location}',
    summary: 'Which dishes of a location guests order together, by the completed orders of the last 30 days',
    access: 'public',
    table: 'read',
    cacheSeconds: 300,
    params: z.object({ location: LocationParam }),
    result: z.array(
      z.object({
        menuItemId: z.int(),
        /** Most often first. */
        partners: z.array(z.object({ menuItemId: z.int(), orders: z.int() })),
      }),
    ),
  },
  recommendCategories: {
    method: 'GET',
    path: '/api/recommended-categories',
    summary: 'The categories that the user orders most, filled up with those that all guests order most',
    access: 'user',
    table: 'read',
    result: z.array(RecommendedCategory),
  },
  recordRecommendations: {
    method: 'POST',
    path: '/api/recommendation-history',
    summary: 'Records which specials were recommended and why, for 90 days',
    access: 'public',
    status: 201,
    table: 'write',
    limit: 'recommendations',
    mostBytes: 8 * 1024,
    body: z.object({
      recommendations: z.array(Recommendation).check(z.minLength(1), z.maxLength(MAX_RECOMMENDATION_RECORDS)),
    }),
    result: RecordedCount,
  },
  recordClick: {
    method: 'POST',
    path: '/api/recommendation-history/click',
    summary: 'Records that a recommended special was chosen or dismissed, for 90 days',
    access: 'public',
    status: 201,
    table: 'write',
    limit: 'recommendations',
    mostBytes: 8 * 1024,
    body: z.object({ specialId: SpecialId, clicked: z._default(z.boolean(), true) }),
    result: RecordedCount,
  },
} as const satisfies RouteGroup
