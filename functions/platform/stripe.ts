import Stripe from 'stripe'
import { Problem } from '#shared/platform/problem'
import { getEnvironment } from './environment'

/** Bounds of each call: a guest waits for the payment page, and Lambda ends after 10 seconds. */
const CALL_LIMITS = { timeout: 4000, maxNetworkRetries: 1 } as const

const UNSIGNED = 'This event is not signed by the payment provider.'

/** Events may be this old, in seconds, so that a recorded one can't be sent again later. */
const MAX_EVENT_AGE_SECONDS = 300

type Secrets = { readonly apiKey: string; readonly webhookSecret: string }

/** How long a process uses the secrets that it has read, so that a rotation takes effect. */
const SECRETS_TTL_MS = 5 * 60_000

let cached: { readonly secrets: Secrets; readonly until: number } | undefined

async function readSecrets(): Promise<Secrets> {
  const { PAYMENT_PARAMETERS } = getEnvironment()
  if (PAYMENT_PARAMETERS === undefined) throw new Error('No secrets of the payment provider are configured')
  const names = [`${PAYMENT_PARAMETERS}/stripe-secret-key`, `${PAYMENT_PARAMETERS}/stripe-webhook-secret`] as const
  const { getSecretParameters } = await import('./aws/ssm')
  const values = await getSecretParameters(names)
  return { apiKey: values.get(names[0]) ?? '', webhookSecret: values.get(names[1]) ?? '' }
}

/** Returns the secrets from the environment on a developer's machine, else the parameter store. */
async function getSecrets(): Promise<Secrets> {
  // Set on a developer's machine; never in AWS.
  const { STRIPE_SECRET_KEY: apiKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = process.env
  if (apiKey && webhookSecret) return { apiKey, webhookSecret }
  if (cached && cached.until > Date.now()) return cached.secrets
  const secrets = await readSecrets()
  cached = { secrets, until: Date.now() + SECRETS_TTL_MS }
  return secrets
}

/** Whether this product knows the secrets of the payment provider, or where they are. */
const isConfigured = (): boolean =>
  getEnvironment().PAYMENT_PARAMETERS !== undefined || Boolean(process.env['STRIPE_SECRET_KEY'])

/** Returns the address of another server that speaks Stripe's API, if one is configured. */
function getServer(): Pick<Stripe.StripeConfig, 'host' | 'port' | 'protocol'> {
  const { STRIPE_API_URL } = process.env
  if (!STRIPE_API_URL) return {}
  const { hostname, port, protocol } = new URL(STRIPE_API_URL)
  const isPlain = protocol === 'http:'
  return { host: hostname, port: port || (isPlain ? 80 : 443), protocol: isPlain ? 'http' : 'https' }
}

const clients = new Map<string, Stripe>()

/** Returns the client of Stripe's API, which a process creates once for each key and server. */
export async function getStripe(): Promise<Stripe> {
  const { apiKey } = await getSecrets()
  const server = getServer()
  const id = JSON.stringify([apiKey, server])
  const client = clients.get(id) ?? new Stripe(apiKey, { ...CALL_LIMITS, ...server, telemetry: false })
  clients.set(id, client)
  return client
}

/**
 * Returns the event in a webhook's body, after verifying its signature and age.
 * @throws Problem `invalid-input` if the signature is missing or wrong or the event too old,
 * `not-found` if no payment provider is configured
 */
export async function verifyStripeEvent(body: string, signature: string | undefined): Promise<unknown> {
  // Before the secrets are read, so that an unsigned call costs nothing.
  if (!signature) throw new Problem('invalid-input', UNSIGNED)
  if (!isConfigured()) throw new Problem('not-found', 'No payment provider is configured.')
  const { webhookSecret } = await getSecrets()
  const { webhooks } = await getStripe()
  try {
    return await webhooks.constructEventAsync(body, signature, webhookSecret, MAX_EVENT_AGE_SECONDS)
  } catch {
    throw new Problem('invalid-input', UNSIGNED)
  }
}

/** Whether the provider rejected a call because of the guest's e-mail address. */
export const isEmailRejection = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeInvalidRequestError &&
  (error.code === 'email_invalid' || error.param === 'customer_email')

/**
 * Whether the provider rejected a call for good. Otherwise it may be repeated: the provider did not
 * respond, failed, or was still working on the same call.
 */
export function isStripeRejection(error: unknown): boolean {
  if (!(error instanceof Stripe.errors.StripeError)) return false
  const { statusCode = 0 } = error
  return [400, 402, 404].includes(statusCode)
}
