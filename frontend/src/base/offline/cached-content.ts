/** The head of an answer that comes from this device: since when it is kept there. */
export const CACHED_AT_HEADER = 'x-kept-at'

/** Why an order isn't sent now. */
export const OFFLINE_ORDER_MESSAGE =
  'You are offline, so this order was not sent. Your cart is kept: please try again once you are connected.'

/** How old the menu on screen is, in the location's time; 0 where none was read. */
export function formatCacheAge(since: string | number, timeZone: string): string {
  if (!since) return 'What you see may be out of date.'
  const at = new Date(since).toLocaleString('en-US', { timeZone, dateStyle: 'medium', timeStyle: 'short' })
  return `The menu is as it was on ${at}; prices and dishes may have changed.`
}
