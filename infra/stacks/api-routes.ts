import { Stack, Validations } from 'aws-cdk-lib'
import { CfnStage, HttpMethod, HttpRoute, HttpRouteKey, WebSocketRoute } from 'aws-cdk-lib/aws-apigatewayv2'
import { HttpLambdaIntegration, WebSocketLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations'
import { routeThrottleSettings, type HttpApiStage, type SocketApiStage } from './apis'
import type { LambdaFactory } from './functions/lambda-functions'
import { notFoundUnit, routeUnits, socketUnits, type FunctionUnit } from './functions/function-units'
import type { Alias } from 'aws-cdk-lib/aws-lambda'
import { orderRoutes } from '#shared/orders/contract'

/**
 * Adds a route for each call of the contract. Each route is part of the stack of its function.
 * Returns the function that places orders.
 */
export function addHttpRoutes({ api: httpApi, stage }: HttpApiStage, lambdas: LambdaFactory): Alias {
  const addRoute = (routeKey: HttpRouteKey, unit: FunctionUnit) => {
    const alias = lambdas.add(unit)
    const integration = new HttpLambdaIntegration(unit.id, alias)
    const route = new HttpRoute(Stack.of(alias), `${unit.id}Route`, { httpApi, routeKey, integration })
    Validations.of(route).acknowledge({
      id: 'AwsSolutions-APIG4',
      reason:
        "Who may call is part of each route's contract and checked by serve(), from the session; many are public.",
    })
    return { route, alias }
  }
  let placing: Alias | undefined
  for (const { route, unit } of routeUnits) {
    const { route: made, alias } = addRoute(HttpRouteKey.with(route.path, HttpMethod[route.method]), unit)
    // The stage's settings refer to the routes, so the routes must exist first.
    stage.node.addDependency(made)
    if (route === orderRoutes.placeOrder) placing = alias
  }
  const { defaultChild } = stage.node
  if (defaultChild instanceof CfnStage) defaultChild.routeSettings = routeThrottleSettings
  addRoute(HttpRouteKey.with('/{proxy+}', HttpMethod.ANY), notFoundUnit)
  if (!placing) throw new Error('The contract has no call that places orders')
  return placing
}

/** Connects the socket's events to their functions. */
export function addSocketRoutes({ api }: SocketApiStage, lambdas: LambdaFactory): void {
  for (const { routeKey, unit } of socketUnits) {
    const alias = lambdas.add(unit)
    const integration = new WebSocketLambdaIntegration(unit.id, alias)
    const route = new WebSocketRoute(Stack.of(alias), `${unit.id}Route`, { webSocketApi: api, routeKey, integration })
    Validations.of(route).acknowledge({
      id: 'AwsSolutions-APIG4',
      reason: 'Guests follow their order too; connect and message check the session cookie and what each may follow.',
    })
  }
}
