import type { ReactNode } from 'react'
import styles from './loading-placeholders.module.css'
import { Skeleton } from './skeleton'

/** Shown while the session or a page's code is loading, and before a redirect. */
export const PageSpinner = () => (
  <div className={styles.page} role="status" aria-label="Loading">
    <span className={styles.spinner} />
  </div>
)

/** Shown while the data of a page or section is loading. */
export const ContentSkeleton = () => (
  <div className={styles.content} role="status" aria-label="Loading">
    <Skeleton className={styles.title} />
    {Array.from({ length: 4 }, (_, index) => (
      <Skeleton key={index} className={styles.block} />
    ))}
  </div>
)

const SectionHeadSkeleton = () => (
  <div className={styles.sectionHead}>
    <Skeleton className={styles.sectionPicture} />
    <Skeleton className={styles.sectionTitle} />
  </div>
)

type MenuListingSkeletonProps = {
  /** The head of the first category; a skeleton by default. */
  readonly head?: ReactNode
}

/** Shown while the menu is loading. */
export const MenuListingSkeleton = ({ head = <SectionHeadSkeleton /> }: MenuListingSkeletonProps) => (
  <div role="status" aria-label="Loading the menu">
    {head}
    <div className={styles.dishes}>
      {Array.from({ length: 9 }, (_, index) => (
        <Skeleton key={index} className={styles.dish} />
      ))}
    </div>
  </div>
)
