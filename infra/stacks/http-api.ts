import { CfnOutput } from 'aws-cdk-lib'
import { AccessLogFormat } from 'aws-cdk-lib/aws-apigateway'
import { HttpApi, HttpStage, LogGroupLogDestination } from 'aws-cdk-lib/aws-apigatewayv2'
import type { Construct } from 'constructs'
import { getResourceNames } from './names'
import { PRODUCT_NAMES } from './product'
import { createLogGroup } from './log-group'
import { stageThrottle } from './throttles'

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
