import { GetParametersCommand, SSMClient } from '@aws-sdk/client-ssm'
import { boundedBy, callFailed, clientOf } from './client'

const client = clientOf('AWS_ENDPOINT_URL_SSM', () => new SSMClient(boundedBy({ timeoutMs: 2000, attempts: 2 })))

/**
 * Returns the decrypted values of parameters by name. Throws if one does not exist or the parameter
 * store fails.
 */
export async function getSecretParameters(names: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const command = new GetParametersCommand({ Names: [...names], WithDecryption: true })
  const { Parameters = [] } = await client()
    .send(command)
    .catch((error: unknown) => {
      throw callFailed('SSM', error)
    })
  const values = new Map(Parameters.map(({ Name = '', Value = '' }) => [Name, Value]))
  const missing = names.filter((name) => !values.get(name))
  if (missing.length > 0) throw new Error(`The parameter store has no ${missing.join(', ')}`)
  return values
}
