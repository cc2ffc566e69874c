import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda'
import { getRequestReference } from '#shared/platform/ids'
import { Problem } from '#shared/platform/problem'
import { buildProblemResponse } from './response'

/** Responds to requests that match no route. */
export const handler = ({
  requestContext,
}: Pick<APIGatewayProxyEventV2, 'requestContext'>): Promise<APIGatewayProxyStructuredResultV2> =>
  Promise.resolve(
    buildProblemResponse(
      new Problem('not-found', 'There is no such call.'),
      getRequestReference(requestContext.requestId),
    ),
  )
