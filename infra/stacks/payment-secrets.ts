import { Stack } from 'aws-cdk-lib'
import { type Role, PolicyStatement } from 'aws-cdk-lib/aws-iam'
import type { IConstruct } from 'constructs'
import { getResourceNames } from './names'

/**
 * Returns the path of the payment provider's secrets in the parameter store. The owner stores them
 * there as SecureString; no template holds them (docs/deploying.md#online-payments).
 */
export const getPaymentParameterPath = (scope: IConstruct): string => `/${getResourceNames(scope).slug}`

/** Allows a role to read the payment provider's two secrets. */
export function grantPaymentSecrets(role: Role): void {
  const path = getPaymentParameterPath(role)
  const resources = ['stripe-secret-key', 'stripe-webhook-secret'].map((name) =>
    Stack.of(role).formatArn({ service: 'ssm', resource: 'parameter', resourceName: `${path.slice(1)}/${name}` }),
  )
  role.addToPolicy(new PolicyStatement({ actions: ['ssm:GetParameters'], resources }))
}
