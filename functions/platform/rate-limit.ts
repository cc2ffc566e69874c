import { isIPv4, isIPv6 } from 'node:net'
import {
  addressLimitsPerHour,
  getAddressLimit,
  getLimitWindow,
  NETWORK_FACTOR,
  globalLimitsPerMinute,
  visitorLimitsPerMinute,
  type LimitPeriod,
  type TokenBucketLimit,
} from '#shared/platform/rate-limits'
import { createHash } from 'node:crypto'
import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb'
import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { Problem } from '#shared/platform/problem'
import { isUnlimited } from '#shared/accounts/access'
import { locations } from '#shared/locations/index'
import type { LimitName } from '#shared/platform/route'
import { getEnvironment } from './environment'
import type { Caller } from './session/session'
import { table, tableName } from './table/table'

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

type Bucket = { left: number; at: number }

/**
 * Returns in-memory token buckets, one for each name. Only the `most` recently used buckets are
 * stored; a name whose bucket was dropped starts with a full one.
 */
export function createTokenBuckets({ perSecond, burst }: TokenBucketLimit, most = 5000) {
  const buckets = new Map<string, Bucket>()

  function refill(name: string, now: number): Bucket {
    const previous = buckets.get(name) ?? { left: burst, at: now }
    const seconds = Math.max(0, now - previous.at) / 1000
    const bucket = { left: Math.min(burst, previous.left + seconds * perSecond), at: now }
    // Inserting again moves the bucket to the end of the map, so the first is the least recently
    // used.
    buckets.delete(name)
    buckets.set(name, bucket)
    for (const oldest of buckets.keys()) {
      if (buckets.size <= most) break
      buckets.delete(oldest)
    }
    return bucket
  }

  return {
    /** Returns the whole seconds until a token is available; 0 if one is available now. */
    wait: (name: string, now: number): number => {
      const { left } = refill(name, now)
      return left >= 1 ? 0 : Math.max(1, Math.ceil((1 - left) / perSecond))
    },
    take: (name: string, now: number): void => {
      refill(name, now).left -= 1
    },
    size: (): number => buckets.size,
  }
}

/** How long a count outlives its period. */
const SPARE_SECONDS = 60

/** Returns a short hash, for keys that must not hold the text itself. */
export const hashShort = (text: string, length: number) =>
  createHash('sha256').update(text).digest('base64url').slice(0, length)

type CountedRequest = { readonly caller: Caller; readonly address: string; readonly now: Date }

/** Returns the id that requests are counted by; undefined for a browser without a cookie. */
export const getCountedVisitor = ({ user, visitorId, isNewVisitor }: Caller): string | undefined =>
  user?.id ?? (isNewVisitor ? undefined : visitorId)

/**
 * All callers of an address without a cookie count as one visitor, so omitting it gains nothing.
 */
const COOKIELESS = 'cookieless'

type Count = {
  /** What is counted, such as `orders`. */
  readonly name: string
  /** The address, or `ALL`. */
  readonly group: string
  readonly max: number
  readonly now: Date
  readonly period?: LimitPeriod
  /** What this event adds to the group's count; 1 by default. */
  readonly amount?: number
  /** A member of the group with a limit of its own: a visitor, a connection. */
  readonly member?: { readonly id: string; readonly max: number }
}

/**
 * Counts one event for a group and for one member of it, in one conditional update. Returns false
 * and counts nothing if either has reached its limit in the current period.
 */
export async function countWithinLimit(count: Count): Promise<boolean> {
  const { name, group, max, now, period = 'minute', amount = 1, member } = count
  const isBelow = (counter: string, limit: string) => `(attribute_not_exists(${counter}) OR ${counter} < ${limit})`
  const { index, secondsLeft } = getLimitWindow(now, period)
  try {
    await table.send(
      new UpdateCommand({
        TableName: tableName(),
        Key: {
          pk: `CALLS#${name}#${group}#${period === 'minute' ? '' : `${period.toUpperCase()}#`}${index}`,
          sk: 'COUNT',
        },
        UpdateExpression: `ADD #calls :amount${member ? ', #member :one' : ''} SET #type = :type, expiresAt = :expiresAt`,
        ConditionExpression: isBelow('#calls', ':max') + (member ? ` AND ${isBelow('#member', ':memberMax')}` : ''),
        ExpressionAttributeNames: {
          '#type': 'type',
          '#calls': 'calls',
          ...(member && { '#member': `by-${hashShort(member.id, 12)}` }),
        },
        ExpressionAttributeValues: {
          ':amount': amount,
          ':type': 'CallCount',
          ':expiresAt': Math.floor(now.getTime() / 1000) + secondsLeft + SPARE_SECONDS,
          ':max': max,
          ...(member && { ':one': 1, ':memberMax': member.max }),
        },
      }),
    )
    return true
  } catch (error) {
    if (!(error instanceof ConditionalCheckFailedException)) throw error
    return false
  }
}

/**
 * Counts a request towards a limit (docs/product/calls.md#limits): for address and visitor in this
 * minute, for the address in this hour, for its /48 network, and last for all callers together. In
 * this sequence, one caller can't exhaust a shared limit.
 * @throws Problem `too-many-requests`
 */
export async function countRequest(limit: LimitName, { caller, address, now }: CountedRequest): Promise<void> {
  if (getEnvironment().RATE_LIMITS === 'off' || isUnlimited(caller.user, locations)) return
  const visitor = { id: getCountedVisitor(caller) ?? COOKIELESS, max: visitorLimitsPerMinute[limit] }
  const counts: readonly Count[] = [
    ...listCountedNetworks(address).flatMap(({ network, factor }): Count[] => {
      const shared = { name: limit, group: hashShort(network, 22), now }
      const member = network === address ? visitor : undefined
      return [
        { ...shared, max: getAddressLimit(limit) * factor, member },
        { ...shared, max: addressLimitsPerHour[limit] * factor, period: 'hour' },
      ]
    }),
    ...(globalLimitsPerMinute[limit] === undefined
      ? []
      : [{ name: limit, group: 'ALL', max: globalLimitsPerMinute[limit], now }]),
  ]
  for (const count of counts)
    if (!(await countWithinLimit(count))) throw createTooManyRequests(getLimitWindow(now, count.period).secondsLeft)
}

/** Builds the 429 problem. */
export const createTooManyRequests = (retryAfterSeconds: number): Problem =>
  new Problem('too-many-requests', 'Too many requests at once. Please wait a moment and try again.', {
    retryAfterSeconds,
  })
