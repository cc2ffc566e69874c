import * as z from 'zod/mini'
import { AmountInput, MenuItemId, secretField, textField, noteField } from '../platform/fields'
import { OptionId } from '../menu/contract'
import {
  MAX_GIFT_CARDS,
  MAX_INSTRUCTIONS_LENGTH,
  MAX_GUEST_NAME_LENGTH,
  MAX_LINE_QUANTITY,
  MAX_NOTE_LENGTH,
} from './constants'

/** What the guest says about the whole order. */
export const Instructions = noteField(MAX_INSTRUCTIONS_LENGTH)

/** Codes of gift cards as the guest typed them. */
export const GiftCardCodes = z.array(secretField(60)).check(z.maxLength(MAX_GIFT_CARDS))

/** Maximum options of a line, counting repeats. */
const MAX_OPTIONS = 60

/** Option ids, repeated by quantity. If missing or null, the dish's defaults apply. */
export const OptionSelection = z.optional(z.nullable(z.array(OptionId).check(z.maxLength(MAX_OPTIONS))))

/** A line of a submitted order. */
export const SubmittedLine = z.object({
  menuItemId: MenuItemId,
  quantity: z.int().check(z.minimum(1), z.maximum(MAX_LINE_QUANTITY)),
  unitPrice: AmountInput,
  totalPrice: AmountInput,
  customizations: z.optional(
    z.nullable(z.object({ notes: z._default(noteField(MAX_NOTE_LENGTH), ''), options: OptionSelection })),
  ),
  /** The name of the person it is for, in a group order (docs/product/groups.md#names-on-lines). */
  for: z.optional(z.nullable(textField(MAX_GUEST_NAME_LENGTH, 'person'))),
})
