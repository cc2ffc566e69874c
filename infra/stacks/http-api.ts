import { CfnOutput, Validations } from 'aws-cdk-lib'
import { AccessLogFormat } from 'aws-cdk-lib/aws-apigateway'
import { CfnStage, HttpApi, HttpMethod, HttpStage, LogGroupLogDestination } from 'aws-cdk-lib/aws-apigatewayv2'
import { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations'
import type { Construct } from 'constructs'
import { namesOf } from './names'
import { PRODUCT } from './product'
import { makeLogGroup } from './lambdas'
import type { Lambdas } from './lambdas'
import { routeSettings, stageThrottle } from './throttles'
import { routeUnits, unknownCallUnit } from './units'

const accessLine = AccessLogFormat.custom(
  JSON.stringify({
    requestId: '$context.requestId',
    routeKey: '$context.routeKey',
    status: '$context.status',
    latency: '$context.responseLatency',
    integrationError: '$context.integrationErrorMessage',
  }),
)

/** The HTTP API: a route and a function for each entry of the contract. */
export function makeHttpApi(scope: Construct, lambdas: Lambdas): HttpApi {
  const api = new HttpApi(scope, 'Api', {
    apiName: namesOf(scope).slug,
    description: `${PRODUCT.name}: the calls of the contract`,
    createDefaultStage: false,
  })
  const stage = new HttpStage(scope, 'ApiStage', {
    httpApi: api,
    stageName: '$default',
    autoDeploy: true,
    throttle: stageThrottle,
    accessLogSettings: {
      destination: new LogGroupLogDestination(makeLogGroup(scope, 'access')),
      format: accessLine,
    },
  })
  for (const { route, unit } of routeUnits) {
    const made = api.addRoutes({
      path: route.path,
      methods: [HttpMethod[route.method]],
      integration: new HttpLambdaIntegration(unit.id, lambdas.add(unit)),
    })
    // The stage's settings name the routes, which must be there by then.
    stage.node.addDependency(...made)
  }
  const { defaultChild } = stage.node
  if (defaultChild instanceof CfnStage) defaultChild.routeSettings = routeSettings
  api.addRoutes({
    path: '/{proxy+}',
    integration: new HttpLambdaIntegration(unknownCallUnit.id, lambdas.add(unknownCallUnit)),
  })
  Validations.of(api).acknowledge({
    id: 'AwsSolutions-APIG4',
    reason:
      "Who may call is part of each route's contract and checked by serve(), from the session cookie; many are public.",
  })
  new CfnOutput(scope, 'ApiUrl', { value: api.apiEndpoint })
  return api
}
