import './section-intro.css'
import { Skeleton } from '#ui/skeleton'
import { FIRST_SECTION_PLACEHOLDER } from '#shared/pages/first-section'
import { joinClasses } from '#ui/class-names'
import { sectionHeadingsClass } from '#ui/heading'
import styles from './first-section-head.module.css'

/**
 * The head of the first category while the menu loads. On the prerendered menu it is already there
 * as text, which React does not change; elsewhere it is a skeleton.
 */
export const FirstSectionHead = () => (
  <div className="section-intro">
    <Skeleton className={joinClasses('picture', styles.picture)} />
    <div
      className={joinClasses(styles.texts, sectionHeadingsClass)}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: FIRST_SECTION_PLACEHOLDER }}
    />
    <Skeleton className={joinClasses('head', styles.head)} />
  </div>
)
