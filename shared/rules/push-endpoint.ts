/**
 * The push services of the browsers, and the domains below which others have theirs
 * (docs/product/tracking.md#push).
 */
const services = ['fcm.googleapis.com', 'updates.push.services.mozilla.com', 'web.push.apple.com']
const domains = ['.push.services.mozilla.com', '.push.apple.com', '.notify.windows.com']

const LOOPBACK = /^(localhost|.*\.localhost|127(\.\d{1,3}){3}|\[::1\])$/

/** Whether an address leads to this machine. */
export const isLoopbackHost = (address: string): boolean => LOOPBACK.test(new URL(address).hostname)

const isKnownHost = (host: string) => services.includes(host) || domains.some((domain) => host.endsWith(domain))

/**
 * Whether a browser's push endpoint may be posted to (docs/product/tracking.md#push): an address
 * that anybody may send must not make the product knock elsewhere. On the local product this
 * machine may stand in for a push service.
 */
export function isAllowedPushEndpoint(address: string, { loopback }: { readonly loopback: boolean }): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, hostname, port, username, password } = new URL(address)
  if (username !== '' || password !== '') return false
  if (loopback && isLoopbackHost(address)) return protocol === 'https:' || protocol === 'http:'
  return protocol === 'https:' && port === '' && isKnownHost(hostname)
}
