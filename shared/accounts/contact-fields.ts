import * as z from 'zod/mini'
import { readZipCode } from '../locations/geo'
import { textField } from '../platform/fields'
import { cleanText } from '../platform/text'
import { ofKind } from '../platform/text-kinds'
import { INVALID_MAILBOX_MESSAGE, readMailbox } from './mailbox'
import { cleanPhone } from './phone'

/** An e-mail address from a client that mail can be sent to (`readMailbox`), in lower case. */
export const mailboxField = textField(254, 'mailbox').check(
  z.toLowerCase(),
  z.refine((typed) => readMailbox(typed) !== null, INVALID_MAILBOX_MESSAGE),
)

/** The same, or nothing. */
export const optionalMailboxField = textField(254, 'mailbox').check(
  z.toLowerCase(),
  z.refine((typed) => typed === '' || readMailbox(typed) !== null, INVALID_MAILBOX_MESSAGE),
)

/** A phone number from a client, in plain characters (`cleanPhone`). */
export const phoneField = ofKind('phone', z.pipe(z.string().check(z.maxLength(40)), z.transform(cleanPhone)))

/** Name, address and phone number of a person as typed. The rules of each call check more. */
export const contactFields = {
  name: textField(120, 'person'),
  email: textField(254, 'mailbox'),
  phone: phoneField,
} as const

/** A ZIP code from a client, in plain characters. Other text is only cleaned. */
export const zipField = ofKind(
  'zip',
  z.pipe(
    z.string().check(z.maxLength(12)),
    z.transform((typed) => readZipCode(typed) ?? cleanText(typed)),
  ),
)

export const DeliveryAddress = z.object({
  street: z._default(textField(120, 'street'), ''),
  unit: z.optional(textField(40, 'street')),
  city: z._default(textField(80), ''),
  state: z._default(textField(20), 'FL'),
  zipCode: z._default(zipField, ''),
})
export type DeliveryAddress = z.infer<typeof DeliveryAddress>
