import { Suspense, startTransition, useEffect, useMemo, useState, type ReactNode } from 'react'
import { lazyStaticComponent } from '#base/loading/lazy-component'
import { Button } from '#ui/button'
import type { MenuItem } from '#shared/menu/contract'
import { POPULAR_DISHES_SHOWN, groupBySection, listPopularDishes } from '#shared/menu/listing'
import { getCommonAllergens } from '#shared/menu/dietary/filters'
import { getDishAsItComes } from '#shared/menu/dietary/verdict'
import { getCategoryPicture } from '#shared/menu/pictures/picture'
import { useMenu } from '#base/menu/use-menu'
import type { MenuView } from '#base/menu/menu-view'
import { MenuListingSkeleton } from '#ui/loading-placeholders'
import { FirstSectionHead } from './first-section-head'
import { useSearchMatcher } from './use-filtered-menu'
import styles from './menu-listing.module.css'
import { MenuSection } from './menu-section'

/**
 * Returns how many entries of a list to render: one more after each rendered entry.
 * A long menu thus never blocks a tap. A list that is loaded at mount renders completely, so that
 * going back restores the scroll position.
 */
function useProgressiveCount(total: number): number {
  const [shown, setShown] = useState(total > 0 ? Infinity : 0)
  useEffect(() => {
    if (shown < total) startTransition(() => setShown(shown + 1))
  }, [shown, total])
  return shown
}

const LoadFailed = lazyStaticComponent(async () => (await import('./load-failed')).LoadFailed, 'LoadFailed')

/** Shown instead of the menu when it fails to load. */
export const MenuFailed = ({ onRetry }: { readonly onRetry: () => void }) => (
  <Suspense fallback={null}>
    <LoadFailed onRetry={onRetry} />
  </Suspense>
)

type MenuListingProps = {
  readonly view: MenuView
  readonly search: string
  readonly onViewAll: () => void
  /** Whether the most popular dishes come before all items. */
  readonly withPopular?: boolean
  /** Filters the dishes; without it, all are shown. */
  readonly accepts?: (item: MenuItem) => boolean
  /** What follows the last section. It appears with it, so that nothing on the page moves. */
  readonly children?: ReactNode
}

/** Returns the sections to show: the same objects until menu, view, search or filters change. */
function useSections({ view, search, withPopular = false, accepts }: Omit<MenuListingProps, 'onViewAll'>) {
  const { items: menu, categories } = useMenu()
  const matches = useSearchMatcher(search)
  // Of the whole category, so that a search or filter changes no card that stays.
  const commonOf = useMemo(
    () =>
      new Map(
        groupBySection(categories, menu).map(({ category, items }) => [
          category.id,
          getCommonAllergens(items.map(getDishAsItComes)),
        ]),
      ),
    [menu, categories],
  )
  return useMemo(() => {
    const isSearching = search.trim() !== ''
    const items = menu.filter((item) => matches(item) && (accepts?.(item) ?? true))
    const popular = view === 'popular' || (view === 'all' && withPopular) ? listPopularDishes(items) : []
    const sections = view === 'popular' ? [] : groupBySection(categories, items)
    return {
      popularDishes: view === 'popular' ? popular : popular.slice(0, POPULAR_DISHES_SHOWN),
      sections: sections
        .filter(({ category }) => view === 'all' || category.id === view)
        .map(({ category, items: dishes }) => ({
          id: `category-${category.id}`,
          title: category.name,
          ...(!isSearching && {
            lead: category.description,
            picture: getCategoryPicture(category.id, category.imageUrl),
          }),
          categoryId: category.id,
          common: commonOf.get(category.id),
          isRow: withPopular && view === 'all' && !isSearching,
          items: dishes,
        })),
    }
  }, [menu, categories, commonOf, matches, accepts, view, search, withPopular])
}

/** The chosen and searched part of the menu by category, with loading, empty and error states. */
export function MenuListing({ onViewAll, children, ...choice }: MenuListingProps) {
  const { categories, isLoading, isError, retry } = useMenu()
  const { popularDishes, sections } = useSections(choice)
  const renderedCount = useProgressiveCount(categories.length)
  if (isError) return <MenuFailed onRetry={() => void retry()} />
  if (isLoading) return <MenuListingSkeleton head={<FirstSectionHead />} />

  if (popularDishes.length + sections.length === 0) {
    return (
      <>
        <div className={styles.none} role="status">
          <p>No menu items found matching your search.</p>
          <Button variant="outline" onClick={onViewAll}>
            View All Items
          </Button>
        </div>
        {children}
      </>
    )
  }
  return (
    <>
      {popularDishes.length > 0 && (
        <MenuSection id="popular" title="Most Popular" items={popularDishes} isSix={choice.view === 'all'} />
      )}
      {sections.slice(0, renderedCount).map((section) => (
        <MenuSection key={section.id} {...section} />
      ))}
      {renderedCount >= categories.length && children}
    </>
  )
}
