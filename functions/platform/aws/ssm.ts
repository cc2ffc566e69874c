import {
  GetParametersCommand,
  ParameterAlreadyExists,
  PutParameterCommand,
  SSMClient,
  type PutParameterCommandInput,
} from '@aws-sdk/client-ssm'
import { boundedBy, callFailed, clientOf } from './client'

// All processes of a deployment may start at once, and the store answers 40 calls a second.
const client = clientOf('AWS_ENDPOINT_URL_SSM', () => new SSMClient(boundedBy({ timeoutMs: 2000, attempts: 4 })))

async function readParameters(names: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const command = new GetParametersCommand({ Names: [...names], WithDecryption: true })
  const { Parameters = [] } = await client()
    .send(command)
    .catch((error: unknown) => {
      throw callFailed('SSM', error)
    })
  return new Map(Parameters.map(({ Name = '', Value = '' }) => [Name, Value]))
}

/**
 * Returns the decrypted values of parameters by name. Throws if one does not exist or the parameter
 * store fails.
 */
export async function getSecretParameters(names: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const values = await readParameters(names)
  const missing = names.filter((name) => !values.get(name))
  if (missing.length > 0) throw new Error(`The parameter store has no ${missing.join(', ')}`)
  return values
}

/** Returns the decrypted value of a parameter; undefined if it does not exist. */
export const findSecretParameter = async (name: string): Promise<string | undefined> =>
  (await readParameters([name])).get(name)

/** The standard tier costs nothing. */
const ENCRYPTED = { Type: 'SecureString', Tier: 'Standard' } as const satisfies Partial<PutParameterCommandInput>

/** Creates an encrypted parameter. Leaves an existing one unchanged. */
export async function createSecretParameter(name: string, value: string): Promise<void> {
  try {
    await client().send(new PutParameterCommand({ ...ENCRYPTED, Name: name, Value: value, Overwrite: false }))
  } catch (error) {
    if (!(error instanceof ParameterAlreadyExists)) throw callFailed('SSM', error)
  }
}

/** Replaces the value of an encrypted parameter. */
export async function replaceSecretParameter(name: string, value: string): Promise<void> {
  const command = new PutParameterCommand({ ...ENCRYPTED, Name: name, Value: value, Overwrite: true })
  await client()
    .send(command)
    .catch((error: unknown) => {
      throw callFailed('SSM', error)
    })
}
