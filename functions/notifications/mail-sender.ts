import { getLocation, type Location } from '#shared/locations/index'
import { getPolicy } from '#shared/locations/policy'

/** Returns the endpoint of the local mail service, or undefined in the cloud. */
const getLocalMailEndpoint = (): string | undefined => process.env['AWS_ENDPOINT_URL_SESV2']

/**
 * Returns the sender of a location's mails, or undefined if it sends none
 * (docs/product/tracking.md#mail). A deployed test site never does, because anyone may sign in as
 * its staff and write to anybody.
 */
export const findMailSender = ({ code }: Pick<Location, 'code'>): string | undefined => {
  const location = getLocation(code)
  if (getLocalMailEndpoint() !== undefined) return location.mail?.from ?? location.email
  return getPolicy(location).signIn === 'development' ? undefined : location.mail?.from
}

/**
 * Returns the recipient of the daily reports of a location with its current settings, if any
 * (docs/product/numbers.md#daily-mail).
 */
export const findReportRecipient = ({ reportTo, email }: Pick<Location, 'reportTo' | 'email'>): string | undefined =>
  reportTo ?? (getLocalMailEndpoint() === undefined ? undefined : email)

/** Returns the URL of a location's site. */
export const getSiteUrl = ({ domain }: Pick<Location, 'domain'>): string =>
  getLocalMailEndpoint() === undefined ? `https://${domain}` : (process.env['SITE_URL'] ?? `https://${domain}`)

const TIMEOUT_MS = 5000

/** Whether mails go to the local outbox instead of SES. */
export const hasOutbox = (): boolean => process.env['AWS_ENDPOINT_URL_SESV2'] !== undefined

/**
 * Deletes the mails about an order or a code from the local outbox, for an erasure
 * (docs/product/tracking.md#mail). Does nothing in the cloud, because SES stores no mails.
 */
export async function deleteOutboxMails(id: string): Promise<void> {
  const endpoint = process.env['AWS_ENDPOINT_URL_SESV2']
  if (endpoint === undefined) return
  const response = await fetch(`${endpoint}/outbox/${encodeURIComponent(id)}`, {
    method: 'DELETE',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  await response.text()
  if (!response.ok) throw new Error(`The outbox answered ${response.status}`)
}
