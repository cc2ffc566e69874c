import { Stack } from 'aws-cdk-lib'
import { type Role, PolicyStatement } from 'aws-cdk-lib/aws-iam'
import type { IConstruct } from 'constructs'
import type { SecretName } from '#functions/platform/secrets'
import { getResourceNames } from './names'

/** Returns the path of a product's secrets in the parameter store. */
export const getParameterPath = (scope: IConstruct): string => `/${getResourceNames(scope).slug}`

/** Returns the ARNs of parameters of the product with these names. */
const listParameters = (role: Role, names: readonly string[]): string[] =>
  names.map((name) =>
    Stack.of(role).formatArn({
      service: 'ssm',
      resource: 'parameter',
      resourceName: `${getParameterPath(role)}/${name}`.replace(/^\//, ''),
    }),
  )

/**
 * Allows a role to read the payment provider's two secrets. The owner stores them as SecureString;
 * no template holds them (docs/deploying.md#online-payments).
 */
export function grantPaymentSecrets(role: Role): void {
  const resources = listParameters(role, ['stripe-secret-key', 'stripe-webhook-secret'])
  role.addToPolicy(new PolicyStatement({ actions: ['ssm:GetParameters'], resources }))
}

/**
 * Allows a role to read the product's own secrets and, if it creates them, to store one that does
 * not exist yet. Only operators may replace a secret. They are encrypted with the key that AWS
 * manages for the store.
 */
export function grantSecrets(role: Role, names: readonly SecretName[], isCreator: boolean): void {
  const resources = listParameters(role, names)
  role.addToPolicy(new PolicyStatement({ actions: ['ssm:GetParameters'], resources }))
  if (!isCreator) return
  role.addToPolicy(
    new PolicyStatement({
      actions: ['ssm:PutParameter'],
      resources,
      conditions: { StringEquals: { 'ssm:Overwrite': 'false' } },
    }),
  )
}
