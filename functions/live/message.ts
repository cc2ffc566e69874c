import type { APIGatewayProxyWebsocketEventV2 } from 'aws-lambda'
import * as z from 'zod/mini'
import type { User } from '#shared/accounts/contract'
import { ClientMessage } from '#shared/live/messages'
import { findLocation, locations, type Location } from '#shared/locations/index'
import { getPolicy } from '#shared/locations/policy'
import { Problem } from '#shared/platform/problem'
import { assertAccess, getBoardAudience, getUserAt, isUnlimited, type BoardAudience } from '#shared/accounts/access'
import { socketLimits } from '#shared/platform/rate-limits'
import { getOrder } from '../orders/repository'
import { getEnvironment } from '../platform/environment'
import { findDamagedText } from '../platform/damaged-text'
import { getInvocationFields, log, withUsageMeter, type InvocationContext } from '../platform/log'
import { countWithinLimit } from '../platform/rate-limit'
import { findPendingComment } from '../voice/transcription/repository'
import { endConnection, markConnectionOpen, sendToConnection } from './push'
import { addSubscription, channels, countSubscriptions, findConnection, type Connection } from './connection-repository'

function parseMessage(body: string | undefined): ClientMessage {
  try {
    const message: unknown = JSON.parse(body ?? '')
    return ClientMessage.check(z.refine((sent) => findDamagedText(sent) === undefined)).parse(message)
  } catch {
    throw new Problem('invalid-input', 'Unknown message.')
  }
}

function getLocationById(id: string | number) {
  const location = findLocation(id)
  if (!location) throw new Problem('not-found', 'There is no such location.')
  return location
}

type SubscribeMessage = Exclude<ClientMessage, { type: 'ping' }>
type SubscriptionTarget = { readonly channels: readonly string[]; readonly reader?: BoardAudience }

const toBoardTarget = ({ code }: Location, user: User | null): SubscriptionTarget => ({
  channels: [channels.board(code), channels.location(code)],
  reader: getBoardAudience(user),
})

/**
 * Returns the channels that a message subscribes to.
 * @throws Problem if the user may not see the board, or the subject does not exist
 */
async function resolveTarget(message: SubscribeMessage, user: User | null, now: Date): Promise<SubscriptionTarget> {
  switch (message.type) {
    case 'subscribe': {
      const location = getLocationById(message.locationId)
      const validUser = getUserAt(user, location)
      assertAccess({ access: 'board', user: validUser, policy: getPolicy(location) })
      return toBoardTarget(location, validUser)
    }
    case 'subscribe_location': {
      const location = getLocationById(message.locationId)
      return getPolicy(location).boards === 'open'
        ? toBoardTarget(location, getUserAt(user, location))
        : { channels: [channels.location(location.code)] }
    }
    case 'subscribe_order':
      return { channels: [channels.order((await getOrder(message.orderId)).id)] }
    case 'subscribe_transcription': {
      // The channel only announces that the text is ready. The text itself needs the author's
      // browser.
      if (!(await findPendingComment(message.id, now))) throw new Problem('not-found', 'There is no such comment.')
      return { channels: [channels.spoken(message.id)] }
    }
  }
}

const hasLimits = () => getEnvironment().RATE_LIMITS !== 'off'

/**
 * Counts a message and records that the connection is open. Returns whether a limit is exceeded.
 * Staff have a limit per connection only, because a kitchen's boards share one address.
 */
async function exceedsLimit(connectionId: string, { networks, user }: Connection, now: Date): Promise<boolean> {
  if (!hasLimits()) return false
  const member = { id: connectionId, max: socketLimits.messagesPerMinute }
  if (isUnlimited(user, locations))
    return !(await countWithinLimit({ name: 'messages', group: connectionId, max: member.max, now, member }))
  const counted = networks.map(async ({ id: group, factor }) => {
    await markConnectionOpen(group, connectionId, now)
    const max = socketLimits.messagesPerMinuteAndAddress * factor
    return countWithinLimit({ name: 'messages', group, max, now, member })
  })
  return (await Promise.all(counted)).includes(false)
}

/**
 * Subscribes a connection. A subscription to staff data ends with the session. A connection with
 * too many subscriptions is closed.
 */
async function subscribe(connectionId: string, { user, session }: Connection, message: SubscribeMessage, now: Date) {
  const { channels: requested, reader } = await resolveTarget(message, user, now)
  const options = { reader, session: reader === 'staff' ? session : undefined }
  for (const channel of requested) await addSubscription(connectionId, channel, now, options)
  const hasTooMany = hasLimits() && (await countSubscriptions(connectionId)) > socketLimits.subscriptionsPerConnection
  if (hasTooMany) await endConnection(connectionId)
}

async function handleMessage(event: APIGatewayProxyWebsocketEventV2) {
  const { connectionId, requestTimeEpoch } = event.requestContext
  const now = new Date(requestTimeEpoch)
  try {
    const connection = await findConnection(connectionId, now)
    if (!connection || (await exceedsLimit(connectionId, connection, now))) {
      await endConnection(connectionId)
      return { statusCode: 200 }
    }
    const message = parseMessage(event.body)
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

/** Handles `$default`: subscriptions and pings. Errors are sent to the client as messages. */
export const handler = (event: APIGatewayProxyWebsocketEventV2, context?: InvocationContext) =>
  withUsageMeter(() => handleMessage(event), {
    requestId: event.requestContext.requestId,
    connectionId: event.requestContext.connectionId,
    ...getInvocationFields(context),
  })
