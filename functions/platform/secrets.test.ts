import { GetParametersCommand, ParameterAlreadyExists, PutParameterCommand, SSMClient } from '@aws-sdk/client-ssm'
import { mockClient } from 'aws-sdk-client-mock'
import { statSync } from 'node:fs'
import { join } from 'node:path'
import { createTemporaryFolder } from '#infra/testkit/temporary-folder'
import { createSecret, findSecret, replaceSecret } from './secrets'

const service = mockClient(SSMClient)

beforeEach(() => {
  service.reset()
  delete process.env['SECRETS_FOLDER']
  delete process.env['SECRET_PARAMETERS']
})

describe('the parameter store', () => {
  beforeEach(() => void (process.env['SECRET_PARAMETERS'] = '/product'))

  it('returns a decrypted secret, and none before it is created', async () => {
    service.on(GetParametersCommand).resolvesOnce({ Parameters: [{ Name: '/product/push-keys', Value: 'one' }] })
    service.on(GetParametersCommand, { Names: ['/product/signing-keys'] }).resolves({ InvalidParameters: ['x'] })
    expect(await findSecret('push-keys')).toBe('one')
    expect(await findSecret('signing-keys')).toBeUndefined()
    expect(service.commandCalls(GetParametersCommand)[0]?.args[0].input.WithDecryption).toBe(true)
  })

  it('stores secrets encrypted and free of charge, and replaces one only on request', async () => {
    service.on(PutParameterCommand).resolves({})
    await createSecret('signing-keys', 'one')
    await replaceSecret('signing-keys', 'two')
    const encrypted = { Name: '/product/signing-keys', Type: 'SecureString', Tier: 'Standard' }
    expect(service.commandCalls(PutParameterCommand).map(({ args }) => args[0].input)).toEqual([
      { ...encrypted, Value: 'one', Overwrite: false },
      { ...encrypted, Value: 'two', Overwrite: true },
    ])
  })

  it('leaves an existing secret unchanged', async () => {
    service.on(PutParameterCommand).rejects(new ParameterAlreadyExists({ message: 'exists', $metadata: {} }))
    await expect(createSecret('signing-keys', 'one')).resolves.toBeUndefined()
    await expect(replaceSecret('signing-keys', 'one')).rejects.toThrow('SSM answered')
  })
})

it('a folder on this machine stands in for the parameter store, which only its owner can read', async () => {
  const folder = join(createTemporaryFolder('ember-secrets'), 'secrets')
  process.env['SECRETS_FOLDER'] = folder
  expect(await findSecret('signing-keys')).toBeUndefined()
  await createSecret('signing-keys', 'one')
  await createSecret('signing-keys', 'two')
  expect(await findSecret('signing-keys')).toBe('one')
  await replaceSecret('signing-keys', 'three')
  expect(await findSecret('signing-keys')).toBe('three')
  expect(statSync(join(folder, 'signing-keys')).mode & 0o077).toBe(0)
})

it('a function without access to secrets says so', async () => {
  expect(() => findSecret('signing-keys')).toThrow('may read no secrets')
})
