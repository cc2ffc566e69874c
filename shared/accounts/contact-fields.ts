import * as z from 'zod/mini'
import { readMailbox } from './mailbox'
import { cleanPhone } from './phone'

export const INVALID_MAILBOX_MESSAGE = 'Please enter an e-mail address'

/** An e-mail address from a client that mail can be sent to (`readMailbox`), in lower case. */
export const mailboxField = z.string().check(
  z.maxLength(254),
  z.trim(),
  z.toLowerCase(),
  z.refine((typed) => readMailbox(typed) !== null, INVALID_MAILBOX_MESSAGE),
)

/** A phone number from a client, in plain characters (`cleanPhone`). */
export const phoneField = z.pipe(z.string().check(z.maxLength(40)), z.transform(cleanPhone))
