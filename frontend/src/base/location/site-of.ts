import type { Location } from '#shared/locations/index'

/** The address of a location's own site; on this machine, its host name under localhost. */
export function getSiteUrl({ code, domain }: Pick<Location, 'code' | 'domain'>, here = window.location): string {
  return here.hostname.endsWith('localhost')
    ? `${here.protocol}//${code.toLowerCase()}.localhost${here.port && `:${here.port}`}/`
    : `https://${domain}/`
}
