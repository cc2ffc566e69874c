import * as z from 'zod/mini'
import {
  idField,
  LocationParam,
  LocationRef,
  MenuItemId,
  noteField,
  OrderType,
  textField,
  Timestamp,
} from '../platform/fields'
import { languages } from './text'
import { DietaryPreferences } from '../accounts/preferences-contract'
import { MAX_LINE_QUANTITY, MAX_ORDER_LINES, OptionSelection } from '../orders/contract'
import type { RouteGroup } from '../platform/route'
import { getServerId, locations } from '../locations/index'

/**
 * What the assistant does with the cart. `update_cart` replaces a line, and removes it at quantity
 * 0.
 */
export const VoiceAction = z.enum(['add_to_cart', 'remove_from_cart', 'update_cart'])
export type VoiceAction = z.infer<typeof VoiceAction>

/** How certain the assistant is about the dishes. The guest confirms uncertain ones first. */
export const VoiceConfidence = z.enum(['high', 'low'])
export type VoiceConfidence = z.infer<typeof VoiceConfidence>

export const VoiceItem = z.object({
  itemId: z.int(),
  itemName: z.string(),
  quantity: z.int(),
  notes: z.string(),
  /** Ids of the options in addition to the defaults, repeated by quantity. */
  options: z.array(z.string()),
  /**
   * Ids of all options, including defaults. Sent back, they identify the line among others of its
   * dish.
   */
  chosen: z.optional(z.array(z.string())),
  /** The previous options of the line, if the action changes or removes it. */
  was: z.optional(z.array(z.string())),
})
export type VoiceItem = z.infer<typeof VoiceItem>

const ContextItem = z.object({
  itemId: MenuItemId,
  itemName: z._default(textField(120, 'name'), ''),
  quantity: z._default(z.int().check(z.minimum(0), z.maximum(MAX_LINE_QUANTITY)), 1),
  notes: z._default(noteField(200), ''),
  /** As in the reply; omit both if the line's options are unknown. */
  options: OptionSelection,
  chosen: OptionSelection,
})

/** Maximum number of dishes that a question offers. */
export const MAX_CHOICES = 20

const QuestionItem = z.extend(ContextItem, { was: OptionSelection })

/**
 * The assistant's last question. The client sends it back, and the next message may answer it
 * (docs/product/voice.md#open-question).
 */
export const OpenQuestion = z.discriminatedUnion('kind', [
  /** `Which roll would you like?` Without dishes, each dish of the menu answers it. */
  z.object({
    kind: z.literal('which-dish'),
    itemIds: z.array(MenuItemId).check(z.maxLength(MAX_CHOICES)),
    quantity: z.nullable(z.int().check(z.minimum(1), z.maximum(MAX_LINE_QUANTITY))),
    notes: noteField(200),
  }),
  /** `How would you like the steak?` and `How many would you like?` */
  z.object({ kind: z.enum(['which-option', 'how-many']), item: QuestionItem }),
  /** `Name the dish to replace, too.` */
  z.object({ kind: z.literal('which-line'), instead: QuestionItem }),
  /** `Is this right?` With yes, the action is carried out. */
  z.object({
    kind: z.literal('confirm'),
    action: VoiceAction,
    items: z.array(QuestionItem).check(z.minLength(1), z.maxLength(MAX_ORDER_LINES)),
  }),
])
export type OpenQuestion = z.infer<typeof OpenQuestion>

/** What a message sets for the checkout. */
const CheckoutWish = z.object({
  orderType: z.optional(OrderType),
  /** A time that the location offers. */
  scheduledFor: z.optional(Timestamp),
})
export type CheckoutWish = z.infer<typeof CheckoutWish>

const Language = z.enum(languages)

const DietaryFilter = z.keyof(DietaryPreferences)

/** More than the number of filters. */
const MAX_FILTERS = 20

/**
 * What the assistant understood. The fields other than `items` describe the first dish
 * (docs/product/voice.md#reply-format).
 */
export const VoiceReply = z.object({
  success: z.boolean(),
  action: z.nullable(VoiceAction),
  itemId: z.nullable(z.int()),
  itemName: z.nullable(z.string()),
  quantity: z.nullable(z.int()),
  /** The assistant's spoken response, never empty. */
  response: z.string(),
  items: z.array(VoiceItem),
  /** Null without an action. */
  confidence: z.nullable(VoiceConfidence),
  /**
   * Dietary filters that the guest's message requests, or of an allergy that it tells. The site
   * turns them on, visibly; those that leave no dish it only sends with each message.
   */
  filters: z.optional(z.array(DietaryFilter)),
  /** The allergies of the message that no filter covers, in the guest's words. */
  allergyNote: z.optional(z.string()),
  /** The language of the response. */
  language: z.optional(Language),
  /** What the next message may answer. */
  question: z.optional(OpenQuestion),
  /** Whether the message answered the question that was sent with it. */
  settlesQuestion: z.optional(z.boolean()),
  checkout: z.optional(CheckoutWish),
  /** Whether the guest is ready to pay. */
  offersCheckout: z.optional(z.boolean()),
})
export type VoiceReply = z.infer<typeof VoiceReply>

export const voiceRoutes = {
  interpretMessage: {
    method: 'POST',
    path: '/api/voice-assistant/process',
    summary: 'Interprets a sentence: adds dishes to the cart, changes it, or answers a question',
    access: 'public',
    table: 'write',
    limit: 'voice',
    body: z.object({
      message: noteField(500),
      locationId: LocationRef,
      /** The time of pickup or delivery that the guest chose; omitted for as soon as possible. */
      at: z.optional(Timestamp),
      /**
       * The lines of the cart, those of the last reply last: "make that three" refers to the last.
       */
      context: z.optional(z.nullable(z.array(ContextItem).check(z.maxLength(MAX_ORDER_LINES)))),
      /** The menu's active filters and the remembered needs. Each counts like a guest's allergy. */
      filters: z.optional(z.nullable(z.array(DietaryFilter).check(z.maxLength(MAX_FILTERS)))),
      /** The `allergyNote` of the replies before: each added dish carries it. */
      allergyNote: z._default(noteField(200), ''),
      /** The `question` of the last reply. */
      question: z.optional(z.nullable(OpenQuestion)),
      /** The `language` of the last reply, for a message that shows none. */
      language: z.optional(Language),
      /** The order type of the checkout. */
      orderType: z.optional(OrderType),
    }),
    result: VoiceReply,
  },
} as const satisfies RouteGroup

/** The text, or an id to poll with while transcription takes longer than a request may. */
const Transcription = z.union([z.object({ text: z.string() }), z.object({ id: z.string() })])

export const transcriptionRoutes = {
  transcribeRecording: {
    method: 'POST',
    path: '/api/transcribe',
    summary:
      'Transcribes a spoken comment of at most 60 seconds and 4 MiB: WAV, WebM, Ogg, MP4, MP3 or FLAC by content',
    access: 'public',
    table: 'write',
    limit: 'transcriptions',
    service: 'transcription',
    takes: 'multipart',
    mayTakeLonger: true,
    body: z.object({ audio: z.file() }),
    result: Transcription,
  },
  getTranscription: {
    method: 'GET',
    path: '/api/transcriptions/{transcriptionId}',
    summary: 'The text of a comment that took longer to transcribe, for the browser that sent it',
    access: 'public',
    table: 'read',
    isPolled: true,
    mayTakeLonger: true,
    params: z.object({ transcriptionId: idField() }),
    result: Transcription,
  },
} as const satisfies RouteGroup

/** Unrecognized words with their frequency. */
export const UnrecognizedWords = z.object({
  words: z.string(),
  /** The dishes that the last message with these words was understood as; empty for none. */
  understood: z.string(),
  count: z.int(),
  lastAt: z.string(),
})
export type UnrecognizedWords = z.infer<typeof UnrecognizedWords>

export const unrecognizedWordsRoutes = {
  listUnrecognizedWords: {
    method: 'GET',
    path: '/api/desk/heard/{location}',
    summary: 'The words that the assistant did not recognize at a location, most frequent first, without speakers',
    access: 'admin',
    table: 'read',
    params: z.object({ location: LocationParam }),
    result: z.array(UnrecognizedWords),
  },
} as const satisfies RouteGroup

/** The location id that all pages send with a sentence (docs/product/voice.md#dialog). */
export const VOICE_LOCATION_ID = getServerId(locations[0])
