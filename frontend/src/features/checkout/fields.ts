import type { FieldPath } from 'react-hook-form'
import type { FieldMapper } from '#base/forms/marked-fields'
import type { CheckoutForm } from './draft'

const sentAs: Readonly<Record<string, FieldPath<CheckoutForm>>> = {
  scheduledFor: 'scheduledFor',
  specialInstructions: 'specialInstructions',
  'customerInfo.name': 'firstName',
  'customerInfo.email': 'email',
  'customerInfo.phone': 'phone',
  'customerInfo.address': 'address.street',
  'customerInfo.address.street': 'address.street',
  'customerInfo.address.unit': 'address.unit',
  'customerInfo.address.city': 'address.city',
  'customerInfo.address.state': 'address.state',
  'customerInfo.address.zipCode': 'address.zipCode',
}

/** The field that shows what the server's answer says of a path; null where the form has none. */
export const getFieldName: FieldMapper<CheckoutForm> = (path) => sentAs[path] ?? null
