import type { MiddlewareObj } from '@middy/core'
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda'

export type ApiEvent = APIGatewayProxyEventV2
export type ApiResult = APIGatewayProxyStructuredResultV2

/**
 * One piece of what every call goes through, in the file of its name. What a step returns would be
 * the answer: none does.
 */
export type Middleware = MiddlewareObj<ApiEvent, ApiResult, Error>
