import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda'
import { Problem } from '#shared/platform/problem'
import { buildProblemResponse } from './response'

/** Responds to requests that match no route. */
export const handler = (): Promise<APIGatewayProxyStructuredResultV2> =>
  Promise.resolve(buildProblemResponse(new Problem('not-found', 'There is no such call.')))
