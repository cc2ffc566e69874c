import { isRecord } from '../platform/is-record'
import type { ServerMessage } from './messages'

const isOrderRef = (value: unknown): boolean => isRecord(value) && typeof value.id === 'string'
const isOptionalTicket = (value: unknown): boolean =>
  value === undefined || (isRecord(value) && typeof value.id === 'string' && typeof value.version === 'number')

// Checked by hand, because the schema would add the validator to every page.
function isServerMessage(value: unknown): value is ServerMessage {
  if (!isRecord(value)) return false
  switch (value.type) {
    case 'new_order':
    case 'status_update':
    case 'ticket_update':
      return isOrderRef(value.order) && isOptionalTicket(value.ticket)
    case 'notification':
      return isRecord(value.notification) && typeof value.notification.message === 'string'
    case 'menu_update':
      return typeof value.menuItemId === 'number' || typeof value.change === 'string'
    case 'hours_update':
      return typeof value.locationId === 'number'
    case 'intake_update':
      return typeof value.state === 'string'
    case 'orders_unanswered':
      return Array.isArray(value.orders)
    case 'transcription_update':
      return typeof value.id === 'string'
    case 'pong':
    case 'error':
      return true
    default:
      return false
  }
}

/** Parses a message from the server; null if it is invalid or unknown. */
export function parseServerMessage(data: unknown): ServerMessage | null {
  if (typeof data !== 'string') return null
  try {
    const value: unknown = JSON.parse(data)
    return isServerMessage(value) ? value : null
  } catch {
    return null
  }
}
