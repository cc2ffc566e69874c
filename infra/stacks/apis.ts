import { routes } from '#shared/platform/routes'
import { gatewayThrottle } from '#shared/platform/rate-limits'
import { CfnOutput, Validations } from 'aws-cdk-lib'
import { AccessLogFormat } from 'aws-cdk-lib/aws-apigateway'
import { HttpApi, HttpStage, LogGroupLogDestination, WebSocketApi, WebSocketStage } from 'aws-cdk-lib/aws-apigatewayv2'
import type { Construct } from 'constructs'
import { PRODUCT_NAMES, getResourceNames } from './names'
import { createLogGroup } from './monitoring'

/** Requests a second, and at once. */
export type Throttle = { readonly rateLimit: number; readonly burstLimit: number }

/** As many at once as an account is given by default; more would be no bound. */
const MOST_AT_ONCE = 5000

const throttle = (perSecond: number, burst: number): Throttle => ({
  rateLimit: perSecond,
  burstLimit: Math.min(burst, MOST_AT_ONCE),
})

/**
 * What the gateway takes of one call, from all callers together. It acts before the functions,
 * which limit each visitor and address, and must therefore lie far above what one of them sends: it
 * bounds the bill, nothing else.
 */
export const routeThrottle = throttle(gatewayThrottle.perSecond, gatewayThrottle.burst)

/** For all calls together. */
export const stageThrottle = throttle(gatewayThrottle.perSecond * 2, gatewayThrottle.burst * 2)

/** Each route's own throttle, by its key. */
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
    integrationError: '$context.integrationErrorMessage',
  }),
)

export type HttpApiStage = { readonly api: HttpApi; readonly stage: HttpStage }

/** The HTTP API and its one stage, still without routes. */
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
