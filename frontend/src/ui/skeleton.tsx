import type { ComponentProps } from 'react'
import { joinClasses } from './class-names'
import styles from './skeleton.module.css'

export const skeletonClass = styles.skeleton

/** A grey shape at the place of content that is loading. */
export const Skeleton = ({ className, ...rest }: ComponentProps<'div'>) => (
  <div {...rest} className={joinClasses(skeletonClass, className)} />
)
