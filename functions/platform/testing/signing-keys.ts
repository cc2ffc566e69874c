import { GetParametersCommand, SSMClient } from '@aws-sdk/client-ssm'
import { mockClient } from 'aws-sdk-client-mock'

/** The key of a product that has never rotated it. */
export const FIRST_KEY = { id: '', value: 'k'.repeat(43) } as const

const service = mockClient(SSMClient)

/** Makes the parameter store answer with signing keys, by default with the first alone. */
export function mockSigningKeys(keys: readonly object[] = [FIRST_KEY]): void {
  process.env['SECRET_PARAMETERS'] = '/product'
  const Parameters = [{ Name: '/product/signing-keys', Value: JSON.stringify(keys) }]
  service.on(GetParametersCommand).resolves({ Parameters })
}
