import type { ComponentProps } from 'react'
import { joinClasses } from './class-names'
import styles from './heading.module.css'

const sizes = {
  xs: styles.xs,
  sm: styles.sm,
  md: styles.md,
  lg: styles.lg,
  xl: styles.xl,
  'md-lg': styles.mdLg,
  'lg-xl': styles.lgXl,
  '2xl': styles.xxl,
  hero: styles.hero,
} as const

export type HeadingSize = keyof typeof sizes

/** The class of an element whose `h2` are headings that React doesn't render. */
export const sectionHeadingsClass = styles.sections

/** Returns the classes of a heading, for elements that look like one. */
export const getHeadingClass = (size: HeadingSize = 'lg', className?: string): string =>
  joinClasses(styles.heading, sizes[size], className)

type HeadingProps = ComponentProps<'h2'> & {
  readonly as?: 'h1' | 'h2' | 'h3' | 'h4' | 'p'
  readonly size?: HeadingSize
}

/** A heading without Chakra. */
export const Heading = ({ as: Tag = 'h2', size, className, ...rest }: HeadingProps) => (
  <Tag {...rest} className={getHeadingClass(size, className)} />
)
