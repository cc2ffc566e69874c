import { defaultProvider } from './environment-credentials'

const given = { AWS_ACCESS_KEY_ID: 'key', AWS_SECRET_ACCESS_KEY: 'secret', AWS_SESSION_TOKEN: 'token' }

test('credentials are those of the environment', async () => {
  jest.replaceProperty(process, 'env', given)
  expect(await defaultProvider()()).toEqual({ accessKeyId: 'key', secretAccessKey: 'secret', sessionToken: 'token' })
})

test('an environment without them is named', () => {
  jest.replaceProperty(process, 'env', {})
  expect(() => defaultProvider()()).toThrow('The environment lacks AWS_ACCESS_KEY_ID')
})
