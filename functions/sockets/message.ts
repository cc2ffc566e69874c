import type { APIGatewayProxyWebsocketEventV2 } from 'aws-lambda'
import type { User } from '#shared/contract/auth'
import { ClientMessage } from '#shared/live/messages'
import { findLocation } from '#shared/locations/index'
import type { Location } from '#shared/locations/index'
import { policyOf } from '#shared/locations/policy'
import { Problem } from '#shared/problem'
import { checkAccess, readerOf, userAt } from '#shared/rules/access'
import type { Reader } from '#shared/rules/access'
import { orderById } from '../orders/store'
import { log } from '../runtime/log'
import { lateComment } from '../transcription/store-late'
import { send } from './push'
import { channels, follow, userOfConnection } from './store'

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

type Wanted = { readonly channels: readonly string[]; readonly reader?: Reader }

const boardAndLocation = ({ code }: Location, known: User | null): Wanted => ({
  channels: [channels.board(code), channels.location(code)],
  reader: readerOf(known),
})

/** The channels that a message asks for; a board's only for those who may see it. */
async function wanted(
  message: Exclude<ClientMessage, { type: 'ping' }>,
  user: User | null,
  now: Date,
): Promise<Wanted> {
  switch (message.type) {
    case 'subscribe': {
      const location = knownLocation(message.locationId)
      const known = userAt(user, location)
      checkAccess({ access: 'board', user: known, policy: policyOf(location) })
      return boardAndLocation(location, known)
    }
    case 'subscribe_location': {
      const location = knownLocation(message.locationId)
      return policyOf(location).boards === 'open'
        ? boardAndLocation(location, userAt(user, location))
        : { channels: [channels.location(location.code)] }
    }
    case 'subscribe_order':
      return { channels: [channels.order((await orderById(message.orderId)).id)] }
    case 'subscribe_transcription': {
      // Whoever knows the id hears when there is something to ask for; the text is given to its own browser only.
      if (!(await lateComment(message.id, now))) throw new Problem('not-found', 'There is no such comment.')
      return { channels: [channels.spoken(message.id)] }
    }
  }
}

/** `$default`: subscriptions and pings; what cannot be served is answered, never left hanging. */
export async function handler(event: APIGatewayProxyWebsocketEventV2) {
  const { connectionId, requestTimeEpoch } = event.requestContext
  try {
    const message = parse(event.body)
    if (message.type === 'ping') {
      await send(connectionId, { type: 'pong' })
      return { statusCode: 200 }
    }
    const user = await userOfConnection(connectionId)
    if (user === undefined) throw new Problem('unavailable', 'This connection is unknown. Please reconnect.')
    const now = new Date(requestTimeEpoch)
    const { channels: asked, reader } = await wanted(message, user, now)
    for (const channel of asked) await follow(connectionId, channel, now, reader)
  } catch (error) {
    const problem =
      error instanceof Problem ? error : new Problem('internal-error', 'Something went wrong on our side.')
    if (!(error instanceof Problem)) log.error('socket', error)
    await send(connectionId, { type: 'error', code: problem.code, detail: problem.detail })
  }
  return { statusCode: 200 }
}
