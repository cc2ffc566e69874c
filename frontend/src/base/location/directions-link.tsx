import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { getDirectionsUrl } from '#shared/locations/geo'
import { touchTarget } from '#ui/theme/recipes'

const MapLink = chakra('a', { base: { display: 'inline-block', position: 'relative', py: '1', ...touchTarget } })

type DirectionsLinkProps = {
  readonly address: Parameters<typeof getDirectionsUrl>[0]
  /** What it is the way to, for screen readers. */
  readonly to: string
  readonly children?: ReactNode
}

/** A link to the way to an address on a map. */
export const DirectionsLink = ({ address, to, children }: DirectionsLinkProps) => (
  <MapLink href={getDirectionsUrl(address)} target="_blank" rel="noreferrer" color="accent.fg">
    {children ?? 'Directions'}
    <span className="sr-only"> to {to}, opens a map</span>
  </MapLink>
)
