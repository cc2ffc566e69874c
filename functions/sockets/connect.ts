import type { APIGatewayProxyWebsocketEventV2 } from 'aws-lambda'
import { isDirect, isSecure, siteHost, siteLocation } from '../runtime/request'
import { callerOf } from '../runtime/session'
import { openConnection } from './store'

type ConnectEvent = APIGatewayProxyWebsocketEventV2 & { readonly headers?: Record<string, string | undefined> }

/** `$connect`: takes the caller off the cookies; another site's page is refused, and who comes past the CDN. */
export async function handler(event: ConnectEvent) {
  const headers = Object.fromEntries(
    Object.entries(event.headers ?? {}).map(([name, value]) => [name.toLowerCase(), value]),
  )
  if (isDirect({ headers })) return { statusCode: 403 }
  const { origin } = headers
  if (origin !== undefined && (!URL.canParse(origin) || new URL(origin).host !== siteHost({ headers })))
    return { statusCode: 403 }
  const now = new Date(event.requestContext.requestTimeEpoch)
  const { user } = await callerOf({
    cookies: headers['cookie'] ? [headers['cookie']] : [],
    secure: isSecure({ headers }),
    ip: '',
    about: () => ({ places: [siteLocation({ headers })], userIds: [] }),
    now,
  })
  await openConnection(event.requestContext.connectionId, user, now)
  return { statusCode: 200 }
}
