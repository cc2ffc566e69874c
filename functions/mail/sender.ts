import { locationOf } from '#shared/locations/index'
import type { Location } from '#shared/locations/index'

/** What stands in for the mail service on a machine of one's own. */
export const standIn = (): string | undefined => process.env['AWS_ENDPOINT_URL_SESV2']

/**
 * Whom a location's mails come from; undefined where it sends none (docs/product/tracking.md#mail).
 */
export const senderOf = ({ code }: Pick<Location, 'code'>): string | undefined => {
  const { mail, email } = locationOf(code)
  return mail?.from ?? (standIn() === undefined ? undefined : email)
}

/**
 * Whom a location's closings are mailed to; undefined where nobody asked for them
 * (docs/product/numbers.md#by-mail).
 */
export const closingsTo = ({ code }: Pick<Location, 'code'>): string | undefined => {
  const { closings, email } = locationOf(code)
  return closings?.to ?? (standIn() === undefined ? undefined : email)
}

/** Where a location's pages are. */
export const siteUrlOf = ({ domain }: Pick<Location, 'domain'>): string =>
  standIn() === undefined ? `https://${domain}` : (process.env['SITE_URL'] ?? `https://${domain}`)
