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
