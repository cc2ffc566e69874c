import type { ComponentProps } from 'react'
import { Link } from 'wouter'
import styles from './button.module.css'
import { joinClasses } from './class-names'
import touch from './touch-target.module.css'

export type ButtonLook = {
  readonly variant?: 'solid' | 'outline' | 'ghost' | 'subtle' | 'plain'
  readonly size?: 'xs' | 'sm' | 'md' | 'lg'
}

/** Returns the classes of a button, for elements that look like one. */
export const getButtonClass = ({ variant = 'solid', size = 'md' }: ButtonLook, className?: string): string =>
  joinClasses(styles.button, styles[variant], styles[size], (size === 'xs' || size === 'sm') && touch.target, className)

/** A button without Chakra. */
export const Button = ({ variant, size, className, ...rest }: ComponentProps<'button'> & ButtonLook) => (
  <button type="button" {...rest} className={getButtonClass({ variant, size }, className)} />
)

type ButtonLinkProps = Omit<ComponentProps<'a'>, 'href'> & ButtonLook & { readonly href: string }

/** A link to a page of the site that looks like a button. */
export const ButtonLink = ({ variant, size, className, ...rest }: ButtonLinkProps) => (
  <Link {...rest} className={getButtonClass({ variant, size }, className)} />
)
