import { isRecord } from '../is-record'
import type { ServerMessage } from './messages'

const namesAnOrder = (value: unknown): boolean => isRecord(value) && typeof value.id === 'string'
const mayHoldATicket = (value: unknown): boolean =>
  value === undefined || (isRecord(value) && typeof value.id === 'string' && typeof value.version === 'number')

// The schema itself would bring the validator into every page that only wants to know "read again".
function isServerMessage(value: unknown): value is ServerMessage {
  if (!isRecord(value)) return false
  switch (value.type) {
    case 'new_order':
    case 'status_update':
    case 'ticket_update':
      return namesAnOrder(value.order) && mayHoldATicket(value.ticket)
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

/** What came over the socket; null when it is nothing that this page knows. */
export function parseServerMessage(data: unknown): ServerMessage | null {
  if (typeof data !== 'string') return null
  try {
    const value: unknown = JSON.parse(data)
    return isServerMessage(value) ? value : null
  } catch {
    return null
  }
}
