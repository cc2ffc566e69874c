import { Stack } from 'aws-cdk-lib'
import { type Role, PolicyStatement } from 'aws-cdk-lib/aws-iam'
import type { IConstruct } from 'constructs'
import type { SecretName } from '#functions/platform/secrets'
import { getResourceNames } from './names'

/** Returns the path of the secrets that the product creates itself, in the parameter store. */
export const getSecretParameterPath = (scope: IConstruct): string => `/${getResourceNames(scope).slug}`

/**
 * Allows a role to read secrets and, if it creates them, to store one that does not exist yet. Only
 * operators may replace a secret. They are encrypted with the key that AWS manages for the store.
 */
export function grantSecrets(role: Role, names: readonly SecretName[], isCreator: boolean): void {
  const path = getSecretParameterPath(role).slice(1)
  const resources = names.map((name) =>
    Stack.of(role).formatArn({ service: 'ssm', resource: 'parameter', resourceName: `${path}/${name}` }),
  )
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
