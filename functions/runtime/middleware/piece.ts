import type { MiddlewareObj } from '@middy/core'
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda'

export type Event = APIGatewayProxyEventV2
export type Result = APIGatewayProxyStructuredResultV2

/**
 * One piece of what every call goes through, in the file of its name. What a step returns would be
 * the answer: none does.
 */
export type Piece = MiddlewareObj<Event, Result, Error>
