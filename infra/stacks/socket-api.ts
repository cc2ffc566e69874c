import { CfnOutput, Validations } from 'aws-cdk-lib'
import { WebSocketApi, WebSocketStage } from 'aws-cdk-lib/aws-apigatewayv2'
import type { Construct } from 'constructs'
import { getResourceNames } from './names'
import { PRODUCT_NAMES } from './product'
import { stageThrottle } from './throttles'

/**
 * The stage's name is the site's path, so that the CDN hands `/ws` through unchanged
 * (docs/product/live.md#one-origin).
 */
const STAGE = 'ws'

export type SocketApiStage = { readonly api: WebSocketApi; readonly stage: WebSocketStage }

/** The WebSocket API and its one stage, still without routes. */
export function createSocketApi(scope: Construct): SocketApiStage {
  const api = new WebSocketApi(scope, 'Sockets', {
    apiName: `${getResourceNames(scope).slug}-live`,
    description: `${PRODUCT_NAMES.name}: live connection`,
  })
  const stage = new WebSocketStage(scope, 'SocketStage', {
    webSocketApi: api,
    stageName: STAGE,
    autoDeploy: true,
    throttle: stageThrottle,
  })
  Validations.of(stage).acknowledge({
    id: 'AwsSolutions-APIG1',
    reason: 'Access logs of a WebSocket API need a role set for the whole account; the functions log each event.',
  })
  new CfnOutput(scope, 'SocketUrl', { value: stage.url })
  return { api, stage }
}
