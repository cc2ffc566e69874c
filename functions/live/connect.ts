import type { APIGatewayProxyWebsocketEventV2 } from 'aws-lambda'
import { isUnlimited } from '#shared/accounts/access'
import { locations } from '#shared/locations/index'
import { socketLimits } from '#shared/platform/rate-limits'
import { listCountedNetworks, normalizeClientAddress } from '../platform/session/client-address'
import { countWithinLimit, hashShort } from '../platform/rate-limit'
import { getEnvironment } from '../platform/environment'
import { isDirectRequest } from '../platform/origin-keys'
import { getSiteHost, getSiteLocation, isSecureRequest } from '../platform/request'
import { readCaller } from '../platform/session/session'
import { deleteItems } from '../platform/table/table'
import { endConnection, listNetworkConnections, markConnectionOpen } from './push'
import { openConnectionKey, saveConnection, type SocketNetwork } from './connection-repository'

type ConnectEvent = {
  readonly headers?: Readonly<Record<string, string | undefined>>
  readonly requestContext: Pick<
    APIGatewayProxyWebsocketEventV2['requestContext'],
    'connectionId' | 'requestTimeEpoch'
  > & { readonly identity?: { readonly sourceIp?: string } }
}

/**
 * Whether a network may open another connection: in this minute, and next to its open ones. Closes
 * its silent connections first, because they may have ended without a disconnect event. Stores the
 * new connection before it counts, so that concurrent attempts count each other.
 */
async function mayOpen({ id: network, factor }: SocketNetwork, connectionId: string, now: Date): Promise<boolean> {
  const max = socketLimits.openedPerMinuteAndAddress * factor
  if (!(await countWithinLimit({ name: 'connections', group: network, max, now }))) return false
  await markConnectionOpen(network, connectionId, now)
  const { open, silent } = await listNetworkConnections(network, now)
  await Promise.all(silent.map(endConnection))
  await deleteItems(silent.map((id) => openConnectionKey(network, id)))
  if (open.length <= socketLimits.openPerAddress * factor) return true
  await deleteItems([openConnectionKey(network, connectionId)])
  return false
}

/**
 * Handles `$connect`: reads the caller from the cookies and stores the connection. Rejects pages of
 * other sites, requests that bypass the CDN, and addresses with too many connections.
 */
export async function handler(event: ConnectEvent) {
  const headers = Object.fromEntries(
    Object.entries(event.headers ?? {}).map(([name, value]) => [name.toLowerCase(), value]),
  )
  if (await isDirectRequest({ headers })) return { statusCode: 403 }
  const { origin } = headers
  if (origin !== undefined && (!URL.canParse(origin) || new URL(origin).host !== getSiteHost({ headers })))
    return { statusCode: 403 }
  const now = new Date(event.requestContext.requestTimeEpoch)
  const { connectionId, identity } = event.requestContext
  const address = normalizeClientAddress(headers['x-viewer-address'] ?? identity?.sourceIp ?? '')
  const networks = listCountedNetworks(address).map(({ network, factor }) => ({ id: hashShort(network, 22), factor }))
  const { user, sessionId, until } = await readCaller({
    cookies: headers['cookie'] ? [headers['cookie']] : [],
    secure: isSecureRequest({ headers }),
    ip: '',
    about: () => ({ places: [getSiteLocation({ headers })], userIds: [] }),
    now,
  })
  const isLimited = getEnvironment().RATE_LIMITS !== 'off' && !isUnlimited(user, locations)
  const opened = isLimited ? await Promise.all(networks.map((network) => mayOpen(network, connectionId, now))) : []
  if (opened.includes(false)) {
    await deleteItems(networks.filter((_, at) => opened[at]).map(({ id }) => openConnectionKey(id, connectionId)))
    return { statusCode: 429 }
  }
  const session = sessionId !== undefined && until ? { id: sessionId, endsAt: until.toISOString() } : undefined
  await saveConnection(connectionId, { user, networks, session }, now)
  return { statusCode: 200 }
}
