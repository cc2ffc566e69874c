import * as z from 'zod/mini'
import { LocationParam } from '../fields'
import type { RouteGroup } from '../route'

/** Words that the assistant did not understand, and how often they were said. */
export const UnrecognizedWords = z.object({
  words: z.string(),
  count: z.int(),
  lastAt: z.string(),
})
export type UnrecognizedWords = z.infer<typeof UnrecognizedWords>

export const unrecognizedWordsRoutes = {
  heard: {
    method: 'GET',
    path: '/api/desk/heard/{location}',
    summary:
      'What the assistant did not understand at a location, the most frequent first: words only, and nobody who said them',
    access: 'admin',
    table: 'read',
    params: z.object({ location: LocationParam }),
    result: z.array(UnrecognizedWords),
  },
} as const satisfies RouteGroup
