import type { Ticket } from '#shared/orders/contract'
import { createIdempotencyKey } from '#base/api/idempotency'
import { hasBrowser } from '#base/browser/environment'
import { tabStorage } from '#base/storage/storage'

const DEVICE_KEY = 'hibachi-kitchen-device'

/** Returns the id of this screen, under which it acknowledges changes. Each tab is a screen. */
export function getBoardDevice(): string {
  if (!hasBrowser) return ''
  const known = tabStorage.getItem(DEVICE_KEY)
  if (known !== null) return known
  const device = createIdempotencyKey()
  tabStorage.setItem(DEVICE_KEY, device)
  return device
}

/** Returns a pushed ticket without the changes that a screen has acknowledged. */
export function hideSeenChanges(ticket: Ticket, device: string): Ticket {
  const { unseenChanges, ...rest } = ticket
  const seen = unseenChanges?.seenBy?.find((each) => each.device === device)
  return unseenChanges && seen && seen.version >= unseenChanges.version ? rest : ticket
}
