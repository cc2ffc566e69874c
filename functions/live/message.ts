import type { APIGatewayProxyWebsocketEventV2 } from 'aws-lambda'
import type { User } from '#shared/accounts/contract'
import { ClientMessage } from '#shared/platform/live/messages'
import { findLocation } from '#shared/locations/index'
import type { Location } from '#shared/locations/index'
import { getPolicy } from '#shared/locations/policy'
import { Problem } from '#shared/platform/problem'
import { assertAccess, getBoardAudience, getUserAt, isStaff } from '#shared/accounts/access'
import type { BoardAudience } from '#shared/accounts/access'
import { socketLimits } from '#shared/platform/rate-limits'
import { getOrder } from '../orders/repository'
import { getEnvironment } from '../platform/environment'
import { log } from '../platform/log'
import { countWithinLimit } from '../platform/rate-limit'
import { findPendingComment } from '../voice/transcription/repository'
import { endConnection, markConnectionOpen, sendToConnection } from './push'
import { addSubscription, channels, countSubscriptions, findConnection } from './connection-repository'
import type { Connection } from './connection-repository'

function parse(body: string | undefined): ClientMessage {
  try {
    return ClientMessage.parse(JSON.parse(body ?? ''))
  } catch {
    throw new Problem('invalid-input', 'That message is not one that we know.')
  }
}

function knownLocation(ref: string | number) {
  const location = findLocation(ref)
  if (!location) throw new Problem('not-found', 'There is no such location.')
  return location
}

type Subscribe = Exclude<ClientMessage, { type: 'ping' }>
type Wanted = { readonly channels: readonly string[]; readonly reader?: BoardAudience }

const boardAndLocation = ({ code }: Location, known: User | null): Wanted => ({
  channels: [channels.board(code), channels.location(code)],
  reader: getBoardAudience(known),
})

/** The channels that a message asks for; a board's only for those who may see it. */
async function wanted(message: Subscribe, user: User | null, now: Date): Promise<Wanted> {
  switch (message.type) {
    case 'subscribe': {
      const location = knownLocation(message.locationId)
      const known = getUserAt(user, location)
      assertAccess({ access: 'board', user: known, policy: getPolicy(location) })
      return boardAndLocation(location, known)
    }
    case 'subscribe_location': {
      const location = knownLocation(message.locationId)
      return getPolicy(location).boards === 'open'
        ? boardAndLocation(location, getUserAt(user, location))
        : { channels: [channels.location(location.code)] }
    }
    case 'subscribe_order':
      return { channels: [channels.order((await getOrder(message.orderId)).id)] }
    case 'subscribe_transcription': {
      // Whoever knows the id hears when there is something to ask for; the text is given to its own
      // browser only.
      if (!(await findPendingComment(message.id, now))) throw new Problem('not-found', 'There is no such comment.')
      return { channels: [channels.spoken(message.id)] }
    }
  }
}

const hasLimits = () => getEnvironment().RATE_LIMITS !== 'off'

/**
 * Counts a message, which also shows that the connection is open. Staff have no limit but their
 * connection's.
 */
async function sendsTooMuch(connectionId: string, { address, user }: Connection, now: Date): Promise<boolean> {
  if (!hasLimits()) return false
  if (!isStaff(user)) await markConnectionOpen(address, connectionId, now)
  const isWithin = await countWithinLimit({
    name: 'messages',
    group: isStaff(user) ? connectionId : address,
    max: isStaff(user) ? socketLimits.messagesPerMinute : socketLimits.messagesPerMinuteAndAddress,
    now,
    member: { id: connectionId, max: socketLimits.messagesPerMinute },
  })
  return !isWithin
}

/**
 * What only staff may read ends with their session. A connection with too many subscriptions is
 * closed.
 */
async function subscribe(connectionId: string, { user, session }: Connection, message: Subscribe, now: Date) {
  const { channels: requested, reader } = await wanted(message, user, now)
  const terms = { reader, session: reader === 'staff' ? session : undefined }
  for (const channel of requested) await addSubscription(connectionId, channel, now, terms)
  const isOver = hasLimits() && (await countSubscriptions(connectionId)) > socketLimits.subscriptionsPerConnection
  if (isOver) await endConnection(connectionId)
}

/** `$default`: subscriptions and pings; what cannot be served is answered, never left hanging. */
export async function handler(event: APIGatewayProxyWebsocketEventV2) {
  const { connectionId, requestTimeEpoch } = event.requestContext
  const now = new Date(requestTimeEpoch)
  try {
    const connection = await findConnection(connectionId, now)
    if (!connection || (await sendsTooMuch(connectionId, connection, now))) {
      await endConnection(connectionId)
      return { statusCode: 200 }
    }
    const message = parse(event.body)
    if (message.type === 'ping') await sendToConnection(connectionId, { type: 'pong' })
    else await subscribe(connectionId, connection, message, now)
  } catch (error) {
    const problem =
      error instanceof Problem ? error : new Problem('internal-error', 'Something went wrong on our side.')
    if (!(error instanceof Problem)) log.error('socket', error)
    await sendToConnection(connectionId, { type: 'error', code: problem.code, detail: problem.detail })
  }
  return { statusCode: 200 }
}
