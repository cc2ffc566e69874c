import { isIPv4, isIPv6 } from 'node:net'

/** The eight groups of an IPv6 address, as numbers. */
function groupsOf(address: string): number[] {
  // A URL writes an address in its one canonical form, all numbers in hexadecimal.
  const [head = '', tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::')
  const read = (part: string | undefined) => (part ? part.split(':').map((group) => Number.parseInt(group, 16)) : [])
  const [before, after] = [read(head), read(tail)]
  return [...before, ...Array<number>(8 - before.length - after.length).fill(0), ...after]
}

const dotted = (groups: readonly number[]) => groups.flatMap((group) => [group >> 8, group & 255]).join('.')

/**
 * Whom an address is counted as, in one spelling: an IPv4 address itself, also where it is written
 * as an IPv6 one; of an IPv6 address its /64, since a household or a telephone has all of that.
 * What is no address stays as it is.
 */
export function normalizeClientAddress(text: string): string {
  const bare = text
    .trim()
    .replace(/^\[([^\]]*)\](:\d+)?$/, '$1')
    .replace(/%.*$/, '')
  const address = bare.replace(/^([\d.]+):\d+$/, '$1')
  if (isIPv4(address) || !isIPv6(address)) return address
  const groups = groupsOf(address)
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff
  if (isMapped) return dotted(groups.slice(6))
  return `${groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')}::/64`
}
