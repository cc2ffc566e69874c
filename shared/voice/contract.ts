import * as z from 'zod/mini'
import { LocationParam, LocationRef, MenuItemId, textField } from '../platform/fields'
import { MAX_LINE_QUANTITY, MAX_ORDER_LINES, OptionSelection } from '../orders/contract'
import type { RouteGroup } from '../platform/route'
import { getServerId, locations } from '../locations/index'

/**
 * What the assistant does with the cart; `update_cart` sets a line as given, and takes it out at
 * quantity 0.
 */
export const VoiceAction = z.enum(['add_to_cart', 'remove_from_cart', 'update_cart'])
export type VoiceAction = z.infer<typeof VoiceAction>

/**
 * How sure it is that the dishes are those that were said: what is not, the guest confirms before
 * it is done.
 */
export const VoiceConfidence = z.enum(['high', 'low'])
export type VoiceConfidence = z.infer<typeof VoiceConfidence>

export const VoiceItem = z.object({
  itemId: z.int(),
  itemName: z.string(),
  quantity: z.int(),
  notes: z.string(),
  /** What the line takes beside the dish's defaults: ids of options, one entry for each time. */
  options: z.array(z.string()),
  /**
   * All that the line takes, defaults too; sent back, it tells the line from others of its dish.
   */
  chosen: z.optional(z.array(z.string())),
  /** The options of the line that is meant, where a change gives it others or takes it out. */
  was: z.optional(z.array(z.string())),
})
export type VoiceItem = z.infer<typeof VoiceItem>

const SpokenOf = z.object({
  itemId: MenuItemId,
  itemName: z._default(textField(120), ''),
  quantity: z._default(z.int().check(z.minimum(0), z.maximum(MAX_LINE_QUANTITY)), 1),
  notes: z._default(textField(200), ''),
  /** As the reply told them; both left out where the line's options aren't known. */
  options: OptionSelection,
  chosen: OptionSelection,
})

/**
 * What the assistant understood; the fields beside `items` are those of its first dish
 * (docs/product/voice.md#the-reply).
 */
export const VoiceReply = z.object({
  success: z.boolean(),
  action: z.nullable(VoiceAction),
  itemId: z.nullable(z.int()),
  itemName: z.nullable(z.string()),
  quantity: z.nullable(z.int()),
  /** What the assistant says; never empty. */
  response: z.string(),
  items: z.array(VoiceItem),
  /** Null where nothing is to be done. */
  confidence: z.nullable(VoiceConfidence),
})
export type VoiceReply = z.infer<typeof VoiceReply>

export const voiceRoutes = {
  interpretMessage: {
    method: 'POST',
    path: '/api/voice-assistant/process',
    summary: 'Understands a sentence: dishes for the cart, a change of it, or a question',
    access: 'public',
    table: 'write',
    limit: 'voice',
    body: z.object({
      message: textField(500),
      locationId: LocationRef,
      /** The `items` of the last reply, so that "make that three" knows what `that` is. */
      context: z.optional(z.nullable(z.array(SpokenOf).check(z.maxLength(MAX_ORDER_LINES)))),
    }),
    result: VoiceReply,
  },
} as const satisfies RouteGroup

/** The text; or, while that takes longer than a call may wait, the id by which to ask for it. */
const Said = z.union([z.object({ text: z.string() }), z.object({ id: z.string() })])

export const transcriptionRoutes = {
  transcribeRecording: {
    method: 'POST',
    path: '/api/transcribe',
    summary:
      'Writes down a spoken comment of at most 60 seconds and 4 MiB: WAV, WebM, Ogg, MP4, MP3 or FLAC, known by its content',
    access: 'public',
    table: 'write',
    limit: 'transcriptions',
    service: 'transcription',
    takes: 'multipart',
    mayTakeLonger: true,
    body: z.object({ audio: z.file() }),
    result: Said,
  },
  getTranscription: {
    method: 'GET',
    path: '/api/transcriptions/{transcriptionId}',
    summary: 'What was said in a comment that took longer to write down, for the browser that sent it',
    access: 'public',
    table: 'read',
    isPolled: true,
    mayTakeLonger: true,
    params: z.object({ transcriptionId: z.string().check(z.maxLength(64)) }),
    result: Said,
  },
} as const satisfies RouteGroup

/** Words that the assistant did not understand, and how often they were said. */
export const UnrecognizedWords = z.object({
  words: z.string(),
  count: z.int(),
  lastAt: z.string(),
})
export type UnrecognizedWords = z.infer<typeof UnrecognizedWords>

export const unrecognizedWordsRoutes = {
  listUnrecognizedWords: {
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

/**
 * What every page sends with a sentence, whatever its location is
 * (docs/product/voice.md#the-dialog).
 */
export const VOICE_LOCATION_ID = getServerId(locations[0])
