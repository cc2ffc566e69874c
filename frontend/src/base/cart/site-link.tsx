import type { Location } from '#shared/locations/index'
import { chakra } from '@chakra-ui/react/styled-system'
import type { ComponentProps } from 'react'
import { buildCartTransferHash } from './cart-transfer'
import { useCartLines } from './use-cart-lines'

/** The address of a location's own site; on this machine, its host name under localhost. */
export function getSiteUrl({ code, domain }: Pick<Location, 'code' | 'domain'>, here = window.location): string {
  return here.hostname.endsWith('localhost')
    ? `${here.protocol}//${code.toLowerCase()}.localhost${here.port && `:${here.port}`}/`
    : `https://${domain}/`
}

type SiteLinkProps = Omit<ComponentProps<typeof chakra.a>, 'href'> & { readonly location: Location }

/** The way to another restaurant's site, taking the cart along. */
export function SiteLink({ location, ...link }: SiteLinkProps) {
  const lines = useCartLines()
  return <chakra.a {...link} href={getSiteUrl(location) + buildCartTransferHash(lines)} />
}
