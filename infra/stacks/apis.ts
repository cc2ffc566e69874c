import { routes } from '#shared/registry/routes'
import { gatewayThrottle } from '#shared/platform/rate-limits'
import { CfnOutput, Validations } from 'aws-cdk-lib'
import { AccessLogFormat } from 'aws-cdk-lib/aws-apigateway'
import { HttpApi, HttpStage, LogGroupLogDestination, WebSocketApi, WebSocketStage } from 'aws-cdk-lib/aws-apigatewayv2'
import type { Construct } from 'constructs'
import { PRODUCT_NAMES, getResourceNames } from './names'
import { createLogGroup } from './monitoring'

/** Requests per second, and the allowed burst. */
type Throttle = { readonly rateLimit: number; readonly burstLimit: number }

/** The default account limit of concurrent requests. A higher burst would have no effect. */
const MAX_BURST = 5000

const throttle = (perSecond: number, burst: number): Throttle => ({
  rateLimit: perSecond,
  burstLimit: Math.min(burst, MAX_BURST),
})

/**
 * The gateway's limit of each call, shared by all callers. Functions limit each visitor and
 * address, so this limit is far higher. It only bounds the bill.
 */
export const routeThrottle = throttle(gatewayThrottle.perSecond, gatewayThrottle.burst)

/** The limit of all calls together. */
export const stageThrottle = throttle(gatewayThrottle.perSecond * 2, gatewayThrottle.burst * 2)

/** The throttle of each route, by route key. */
export const routeThrottleSettings = Object.fromEntries(
  routes.map(({ route }) => [
    `${route.method} ${route.path}`,
    { ThrottlingRateLimit: routeThrottle.rateLimit, ThrottlingBurstLimit: routeThrottle.burstLimit },
  ]),
)

const accessLine = AccessLogFormat.custom(
  JSON.stringify({
    requestId: '$context.requestId',
    routeKey: '$context.routeKey',
    status: '$context.status',
    latency: '$context.responseLatency',
    // The Lambda request id: with it, the log of a call that timed out can be found.
    integrationRequestId: '$context.integration.requestId',
    integrationStatus: '$context.integration.integrationStatus',
    integrationError: '$context.integrationErrorMessage',
  }),
)

export type HttpApiStage = { readonly api: HttpApi; readonly stage: HttpStage }

/** Creates the HTTP API with one stage and no routes. */
export function createHttpApi(scope: Construct): HttpApiStage {
  const api = new HttpApi(scope, 'Api', {
    apiName: getResourceNames(scope).slug,
    description: `${PRODUCT_NAMES.name}: the calls of the contract`,
    createDefaultStage: false,
  })
  const stage = new HttpStage(scope, 'ApiStage', {
    httpApi: api,
    stageName: '$default',
    autoDeploy: true,
    throttle: stageThrottle,
    accessLogSettings: {
      destination: new LogGroupLogDestination(createLogGroup(scope, 'access')),
      format: accessLine,
    },
  })
  new CfnOutput(scope, 'ApiUrl', { value: api.apiEndpoint })
  return { api, stage }
}

/**
 * The stage's name is the site's path, so that the CDN forwards `/ws` unchanged
 * (docs/product/live.md#origin).
 */
const STAGE = 'ws'

export type SocketApiStage = { readonly api: WebSocketApi; readonly stage: WebSocketStage }

/** Creates the WebSocket API with one stage and no routes. */
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
