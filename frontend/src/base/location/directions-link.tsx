import type { ReactNode } from 'react'
import { getDirectionsUrl } from '#shared/locations/geo'
import { joinClasses } from '#ui/class-names'
import touch from '#ui/touch-target.module.css'
import styles from './directions-link.module.css'

type DirectionsLinkProps = {
  readonly address: Parameters<typeof getDirectionsUrl>[0]
  /** What it is the way to, for screen readers. */
  readonly to: string
  readonly children?: ReactNode
}

/** A link to the way to an address on a map. */
export const DirectionsLink = ({ address, to, children }: DirectionsLinkProps) => (
  <a
    className={joinClasses(touch.target, styles.link)}
    href={getDirectionsUrl(address)}
    target="_blank"
    rel="noreferrer"
  >
    {children ?? 'Directions'}
    <span className="sr-only"> to {to}, opens a map</span>
  </a>
)
