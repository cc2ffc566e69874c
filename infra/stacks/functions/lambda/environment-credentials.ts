const required = (name: string): string => {
  const value = process.env[name]
  if (!value) throw new Error(`The environment lacks ${name}`)
  return value
}

/**
 * Replaces `@aws-sdk/credential-provider-node` in the bundles. Lambda always sets credentials in
 * the environment; the other providers (files, single sign-on, instance metadata) only slow a cold
 * start.
 */
export const defaultProvider = () => () =>
  Promise.resolve({
    accessKeyId: required('AWS_ACCESS_KEY_ID'),
    secretAccessKey: required('AWS_SECRET_ACCESS_KEY'),
    sessionToken: process.env['AWS_SESSION_TOKEN'],
  })
