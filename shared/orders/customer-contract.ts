import * as z from 'zod/mini'
import { textField } from '../platform/fields'
import { phoneField } from '../accounts/contact-fields'

export const DeliveryAddress = z.object({
  street: z._default(textField(120), ''),
  unit: z.optional(textField(40)),
  city: z._default(textField(80), ''),
  state: z._default(textField(20), 'FL'),
  zipCode: z._default(textField(12), ''),
})
export type DeliveryAddress = z.infer<typeof DeliveryAddress>

/** The contact data of an order request. */
export const Contact = z.object({
  name: z._default(textField(120), ''),
  email: z._default(textField(254), ''),
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
