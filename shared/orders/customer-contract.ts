import * as z from 'zod/mini'
import { contactFields, DeliveryAddress } from '../accounts/contact-fields'

/** The contact data of an order request. */
export const Contact = z.object({
  name: z._default(contactFields.name, ''),
  email: z._default(contactFields.email, ''),
  phone: z._default(contactFields.phone, ''),
  address: z.optional(z.nullable(DeliveryAddress)),
})

/** Contact data; see docs/product/tracking.md#who-sees-what for who sees more than the name. */
export const CustomerInfo = z.object({
  name: z.string(),
  phone: z.optional(z.string()),
  email: z.optional(z.string()),
  address: z.optional(z.nullable(z.extend(DeliveryAddress, { zip: z.string() }))),
})
