import { getLocation } from '#shared/locations/index'
import type { Location } from '#shared/locations/index'

/** What stands in for the mail service on a machine of one's own. */
export const getLocalMailEndpoint = (): string | undefined => process.env['AWS_ENDPOINT_URL_SESV2']

/**
 * Whom a location's mails come from; undefined where it sends none (docs/product/tracking.md#mail).
 */
export const findMailSender = ({ code }: Pick<Location, 'code'>): string | undefined => {
  const { mail, email } = getLocation(code)
  return mail?.from ?? (getLocalMailEndpoint() === undefined ? undefined : email)
}

/**
 * Whom a location's closings are mailed to; undefined where nobody asked for them
 * (docs/product/numbers.md#by-mail).
 */
export const findReportRecipient = ({ code }: Pick<Location, 'code'>): string | undefined => {
  const { closings, email } = getLocation(code)
  return closings?.to ?? (getLocalMailEndpoint() === undefined ? undefined : email)
}

/** Where a location's pages are. */
export const getSiteUrl = ({ domain }: Pick<Location, 'domain'>): string =>
  getLocalMailEndpoint() === undefined ? `https://${domain}` : (process.env['SITE_URL'] ?? `https://${domain}`)

const PATIENCE_MS = 5000

/** Whether mails stay on this machine. */
export const hasOutbox = (): boolean => process.env['AWS_ENDPOINT_URL_SESV2'] !== undefined

/**
 * Takes the mails about an order, by its id, or about a code out of this machine's outbox, for an
 * erasure (docs/product/tracking.md#mail). The service in the cloud keeps none, so that there it
 * does nothing.
 */
export async function deleteOutboxMails(id: string): Promise<void> {
  const standIn = process.env['AWS_ENDPOINT_URL_SESV2']
  if (standIn === undefined) return
  const answer = await fetch(`${standIn}/outbox/${encodeURIComponent(id)}`, {
    method: 'DELETE',
    signal: AbortSignal.timeout(PATIENCE_MS),
  })
  await answer.text()
  if (!answer.ok) throw new Error(`The outbox answered ${answer.status}`)
}
