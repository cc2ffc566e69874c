import { Validations } from 'aws-cdk-lib'
import { WebSocketLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations'
import type { Lambdas } from './lambdas'
import type { Sockets } from './socket-api'
import { socketUnits } from './units'

/** Connects the socket's events with their functions. */
export function addSocketRoutes({ api }: Sockets, lambdas: Lambdas): void {
  for (const { routeKey, unit } of socketUnits) {
    api.addRoute(routeKey, { integration: new WebSocketLambdaIntegration(unit.id, lambdas.add(unit)) })
  }
  Validations.of(api).acknowledge({
    id: 'AwsSolutions-APIG4',
    reason: 'Guests follow their order too; connect and message check the session cookie and what each may follow.',
  })
}
