import type { APIGatewayProxyWebsocketEventV2 } from 'aws-lambda'
import { closeConnection } from './store'

/** `$disconnect`: forgets the connection and what it followed. */
export async function handler(event: Pick<APIGatewayProxyWebsocketEventV2, 'requestContext'>) {
  await closeConnection(event.requestContext.connectionId)
  return { statusCode: 200 }
}
