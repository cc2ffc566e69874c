import type { ComponentProps } from 'react'
import styles from './badge.module.css'
import { joinClasses } from './class-names'

export type BadgeLook = {
  readonly variant?: 'subtle' | 'solid' | 'outline'
  readonly size?: 'md' | 'lg'
}

/** Returns the classes of a badge. */
export const getBadgeClass = ({ variant = 'subtle', size = 'md' }: BadgeLook, className?: string): string =>
  joinClasses(styles.badge, styles[variant], styles[size], className)

/** A short fact about what it is next to, without Chakra. */
export const Badge = ({ variant, size, className, ...rest }: ComponentProps<'span'> & BadgeLook) => (
  <span {...rest} className={getBadgeClass({ variant, size }, className)} />
)
