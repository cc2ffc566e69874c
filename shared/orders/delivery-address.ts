import * as z from 'zod/mini'
import { textField } from '../platform/fields'

/** Where a delivery goes. */
export const DeliveryAddress = z.object({
  street: z._default(textField(120), ''),
  unit: z.optional(textField(40)),
  city: z._default(textField(80), ''),
  state: z._default(textField(20), 'FL'),
  zipCode: z._default(textField(12), ''),
})
export type DeliveryAddress = z.infer<typeof DeliveryAddress>
