import { chakra } from '@chakra-ui/react/styled-system'
import type { ComponentProps } from 'react'
import type { Location } from '#shared/locations/index'
import { getSiteUrl } from '../location/site-of'
import { buildCartTransferHash } from './bring-along'
import { useCartLines } from './use-cart-lines'

type SiteLinkProps = Omit<ComponentProps<typeof chakra.a>, 'href'> & { readonly location: Location }

/** The way to another restaurant's site, taking the cart along. */
export function SiteLink({ location, ...link }: SiteLinkProps) {
  const lines = useCartLines()
  return <chakra.a {...link} href={getSiteUrl(location) + buildCartTransferHash(lines)} />
}
