import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda'
import { Problem } from '#shared/problem'
import { refusal } from './answer'

/** Answers whatever no route of the contract takes. */
export const handler = (): Promise<APIGatewayProxyStructuredResultV2> =>
  Promise.resolve(refusal(new Problem('not-found', 'There is no such call.')))
