/** Shown instead of sending an order while offline. */
export const OFFLINE_ORDER_MESSAGE =
  'You are offline, so this order was not sent. Your cart is saved: please try again once you are connected.'

/**
 * Says from when the visible menu is, in the location's time zone.
 * `since` is 0 if no menu has been read.
 */
export function formatCacheAge(since: string | number, timeZone: string): string {
  if (!since) return 'What you see may be out of date.'
  const at = new Date(since).toLocaleString('en-US', { timeZone, dateStyle: 'medium', timeStyle: 'short' })
  return `This menu is from ${at}; prices and dishes may have changed.`
}
