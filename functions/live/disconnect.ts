import type { APIGatewayProxyWebsocketEventV2 } from 'aws-lambda'
import { deleteSharedSubscriptions } from './connection-repository'

/** Handles `$disconnect`. */
export async function handler(event: Pick<APIGatewayProxyWebsocketEventV2, 'requestContext'>) {
  await deleteSharedSubscriptions(event.requestContext.connectionId)
  return { statusCode: 200 }
}
