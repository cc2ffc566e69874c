import * as z from 'zod/mini'
import { LocationRef, MenuItemId, textField } from './fields'
import { MAX_ORDER_LINES, MAX_LINE_QUANTITY, OptionSelection } from './orders'
import type { RouteGroup } from './route'

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
  process: {
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
