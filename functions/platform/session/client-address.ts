import { isIPv4, isIPv6 } from 'node:net'
import { NETWORK_FACTOR } from '#shared/platform/rate-limits'

/** Returns the eight groups of an IPv6 address as numbers. */
function parseGroups(address: string): number[] {
  // A URL converts the address to its canonical form, all numbers in hexadecimal.
  const [head = '', tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::')
  const read = (part: string | undefined) => (part ? part.split(':').map((group) => Number.parseInt(group, 16)) : [])
  const [before, after] = [read(head), read(tail)]
  return [...before, ...Array<number>(8 - before.length - after.length).fill(0), ...after]
}

const formatIPv4 = (groups: readonly number[]) => groups.flatMap((group) => [group >> 8, group & 255]).join('.')

/**
 * Returns the form in which an address is counted: an IPv4 address without its IPv6 mapping, or the
 * /64 network of an IPv6 address, because a household or phone has a whole /64.
 * Text that is not an address is returned unchanged.
 */
export function normalizeClientAddress(text: string): string {
  const bare = text
    .trim()
    .replace(/^\[([^\]]*)\](:\d+)?$/, '$1')
    .replace(/%.*$/, '')
  const address = bare.replace(/^([\d.]+):\d+$/, '$1')
  if (isIPv4(address) || !isIPv6(address)) return address
  const groups = parseGroups(address)
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff
  if (isMapped) return formatIPv4(groups.slice(6))
  return `${groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')}::/64`
}

/** Returns the /48 network of a normalized IPv6 address; undefined for others. */
const getNetwork = (address: string): string | undefined =>
  address.endsWith('::/64') ? `${address.split(':').slice(0, 3).join(':')}::/48` : undefined

/**
 * Returns the groups by which limits that bound money count an address: itself, and the /48 network
 * of an IPv6 address with a multiple of the address's limit. A customer of a provider may have a
 * whole /48, which has 65,536 networks of size /64.
 */
export function listCountedNetworks(address: string): readonly { readonly network: string; readonly factor: number }[] {
  const network = getNetwork(address)
  return [{ network: address, factor: 1 }, ...(network === undefined ? [] : [{ network, factor: NETWORK_FACTOR }])]
}
