import * as z from 'zod/mini'

/**
 * What a text from a client is. The kind decides how a text is cleaned, limited and compared, so
 * that forms, calls, searches and senders agree on it.
 */
export const textKinds = [
  /** Money in dollars. */
  'amount',
  /** How much of an ingredient, in hundredths of its unit. */
  'quantity',
  /** How much of an ingredient a recipe takes, in up to four decimals of its unit. */
  'recipe-amount',
  /** The name of a person. */
  'person',
  /** The name of a thing, such as a dish, a printer or an option. */
  'name',
  'mailbox',
  'phone',
  /** A street or a unit. */
  'street',
  'zip',
  /** Anything else that people write. */
  'text',
  /** What people type to name a thing: a discount code, a dish's code, a ticket number. */
  'code',
  /** What the product made and a client returns, such as an order's id. */
  'id',
  /** A whole number in a path or query. */
  'number',
  'date',
  'time',
  'location',
  /** A PIN, or a token that can't be guessed. */
  'secret',
  'url',
  /** A whole file, such as a table. */
  'file',
] as const
export type TextKind = (typeof textKinds)[number]

const kinds = z.registry<{ readonly kind: TextKind }>()

/**
 * Declares the kind of a text field, and returns the field. `shared/platform/text-kinds.test.ts`
 * finds fields of calls without one.
 */
export function ofKind<S extends z.ZodMiniType>(kind: TextKind, field: S): S {
  kinds.add(field, { kind })
  return field
}

/** Returns the kind of a text field; undefined if it is none. Checks keep a field's kind. */
export const getTextKind = (field: z.ZodMiniType): TextKind | undefined => kinds.get(field)?.kind
