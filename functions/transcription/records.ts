import * as z from 'zod/mini'
import { recordingFormats } from '#shared/rules/recordings/format'

/**
 * The names of recordings and jobs begin so; where several environments share an account, after the
 * environment's own.
 */
export const RECORDINGS_PREFIX = 'comment-'

/** Where a spoken comment is kept whose job outlasted the call. */
export const spokenKey = (id: string) => ({ pk: `SPOKEN#${id}`, sk: 'COMMENT' })

/**
 * Counted seconds of sound: of a visitor, an address or a location by day, and of a call with an
 * idempotency key.
 */
export const audioKeys = {
  day: (counted: string, date: string) => ({ pk: `AUDIO#${counted}`, sk: date }),
  call: (id: string) => ({ pk: `AUDIO#CALL#${id}`, sk: 'COUNTED' }),
} as const

/** What a job comes to that gives no text. */
export const Failed = {
  state: z.literal('failed'),
  code: z.enum(['no-speech', 'too-large', 'unsupported-media', 'unavailable']),
}
/** What has become of a comment. */
export const Outcome = z.discriminatedUnion('state', [
  z.object({ state: z.literal('waiting') }),
  z.object({ state: z.literal('done'), text: z.string() }),
  z.object({ ...Failed, detail: z.string() }),
])
export type Outcome = z.infer<typeof Outcome>

export const LateComment = z.intersection(
  z.object({
    type: z.literal('SpokenComment'),
    visitorId: z.string(),
    format: z.enum(recordingFormats),
    expiresAt: z.number(),
  }),
  Outcome,
)
/** A spoken comment whose job outlasted the call: whose it is, and what has become of it. */
export type LateComment = z.infer<typeof LateComment>
