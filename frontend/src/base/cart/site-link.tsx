import type { Location } from '#shared/locations/index'
import type { ComponentProps } from 'react'
import { buildCartTransferHash } from './cart-transfer'
import { useCartLines } from './cart-store'

/** Returns the URL of a location's site; during development, a subdomain of localhost. */
export function getSiteUrl({ code, domain }: Pick<Location, 'code' | 'domain'>, current = window.location): string {
  return current.hostname.endsWith('localhost')
    ? `${current.protocol}//${code.toLowerCase()}.localhost${current.port && `:${current.port}`}/`
    : `https://${domain}/`
}

type SiteLinkProps = Omit<ComponentProps<'a'>, 'href'> & { readonly location: Location }

/** A link to another location's site that takes the cart along. */
export function SiteLink({ location, ...link }: SiteLinkProps) {
  const lines = useCartLines()
  return <a {...link} href={getSiteUrl(location) + buildCartTransferHash(lines)} />
}
