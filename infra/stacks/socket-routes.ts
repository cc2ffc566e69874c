import { Stack, Validations } from 'aws-cdk-lib'
import { WebSocketRoute } from 'aws-cdk-lib/aws-apigatewayv2'
import { WebSocketLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations'
import type { LambdaFactory } from './lambdas'
import type { SocketApiStage } from './socket-api'
import { socketUnits } from './units'

/** Connects the socket's events with their functions. */
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
