import * as z from 'zod/mini'
import type { LocationCode } from '#shared/locations/index'

/**
 * So many different words are counted for a location at once; what falls on a place that is taken
 * is not counted.
 */
export const MAX_PHRASES = 1024

/** The same for the same words, wherever it is worked out. */
const placeOf = (words: string): number =>
  [...words].reduce((sum, letter) => (Math.imul(sum, 31) + letter.charCodeAt(0)) >>> 0, 7) % MAX_PHRASES

const partition = (location: LocationCode) => `HEARD#${location}`

/** Words that were not understood at a location, each on a place of its own (decision 0058). */
export const unrecognizedWordsKeys = {
  location: partition,
  words: (location: LocationCode, words: string) => ({ pk: partition(location), sk: `WORDS#${placeOf(words)}` }),
} as const

export const UnrecognizedWordsRecord = z.object({
  type: z.literal('Heard'),
  words: z.string(),
  times: z.int(),
  lastAt: z.string(),
  expiresAt: z.int(),
})
export type UnrecognizedWordsRecord = z.infer<typeof UnrecognizedWordsRecord>
