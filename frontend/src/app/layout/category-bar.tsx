import { Suspense } from 'react'
import { useLocation } from 'wouter'
import { RenderNothing, lazyStaticComponent } from '#base/loading/lazy-component'
import { joinClasses } from '#ui/class-names'
import page from '#ui/page.module.css'
import { Skeleton } from '#ui/skeleton'
import styles from './category-bar.module.css'
import { isStaffPage } from './links'

const CategoryNav = lazyStaticComponent(
  async () => (await import('#features/menu/category-nav')).CategoryNav,
  'CategoryNav',
  RenderNothing,
)

/** Placeholders of chips, so that the bar isn't an empty band while it loads. */
const StripSkeleton = () => (
  <div className={styles.chips} aria-hidden>
    {['8rem', '7rem', '8.5rem', '9.5rem', '7rem', '9rem', '8rem'].map((width, index) => (
      <Skeleton key={index} className={styles.chip} style={{ width }} />
    ))}
  </div>
)

/** Pages that show the categories within their content. */
const pagesWithCategories = ['/', '/menu']

/** Pages with another purpose than choosing dishes. On a phone, the bar would only take room. */
const PATHS_WITHOUT_CHOICE = /^\/(checkout|orders|login|loyalty|find-order|events|gift-cards|kitchen|inventory)/

/**
 * The menu's categories below the header of every page except the owner's desk; on a phone, only
 * where guests choose dishes.
 * The bar reserves its height while the categories are loading.
 */
export function CategoryBar() {
  const [path] = useLocation()
  if (pagesWithCategories.includes(path) || isStaffPage(path)) return null
  return (
    <div className={joinClasses(styles.categories, PATHS_WITHOUT_CHOICE.test(path) && styles.wideOnly)}>
      <div className={joinClasses(page.width, styles.strip)}>
        <Suspense fallback={<StripSkeleton />}>
          <CategoryNav />
        </Suspense>
      </div>
    </div>
  )
}
