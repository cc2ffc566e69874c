import * as z from 'zod/mini'
import { textField } from '../platform/fields'
import { phoneField, zipField } from '../accounts/contact-fields'

export const DeliveryAddress = z.object({
  street: z._default(textField(120, 'street'), ''),
  unit: z.optional(textField(40, 'street')),
  city: z._default(textField(80), ''),
  state: z._default(textField(20), 'FL'),
  zipCode: z._default(zipField, ''),
})
export type DeliveryAddress = z.infer<typeof DeliveryAddress>

/** The contact data of an order request. */
export const Contact = z.object({
  name: z._default(textField(120, 'person'), ''),
  email: z._default(textField(254, 'mailbox'), ''),
  phone: z._default(phoneField, ''),
  address: z.optional(z.nullable(DeliveryAddress)),
})

/** Contact data; see docs/product/tracking.md#who-sees-what for who sees more than the name. */
export const CustomerInfo = z.object({
  name: z.string(),
  phone: z.optional(z.string()),
  email: z.optional(z.string()),
  address: z.optional(z.nullable(z.extend(DeliveryAddress, { zip: z.string() }))),
})
