const required = (name: string): string => {
  const value = process.env[name]
  if (!value) throw new Error(`The environment lacks ${name}`)
  return value
}

/**
 * Stands in for `@aws-sdk/credential-provider-node` in the bundles: Lambda always puts credentials
 * into the environment, so the other providers (files, single sign-on, instance metadata) would
 * only slow a cold start.
 */
export const defaultProvider = () => () =>
  Promise.resolve({
    accessKeyId: required('AWS_ACCESS_KEY_ID'),
    secretAccessKey: required('AWS_SECRET_ACCESS_KEY'),
    sessionToken: process.env['AWS_SESSION_TOKEN'],
  })
