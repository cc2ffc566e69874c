import type { ComponentProps } from 'react'
import { joinClasses } from './class-names'
import styles from './surface.module.css'

/** The class of a card on the page. */
export const surfaceClass = styles.surface

/** The class of a card within a list, with room for an action at the bottom. */
export const surfaceItemClass = styles.item

/** A card on the page. Every panel of the product uses it. */
export const Surface = ({ className, ...rest }: ComponentProps<'section'>) => (
  <section {...rest} className={joinClasses(surfaceClass, className)} />
)
