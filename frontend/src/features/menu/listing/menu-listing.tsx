import { Suspense, startTransition, useDeferredValue, useEffect, useState } from 'react'
import { lazyComponent } from '#base/loading/lazy-component'
import { Button } from '@chakra-ui/react/button'
import { Center } from '@chakra-ui/react/center'
import type { MenuItem } from '#shared/menu/contract'
import { POPULAR_DISHES_SHOWN, groupBySection, listPopularDishes } from '#shared/menu/listing'
import { getCategoryPicture } from '#shared/menu/pictures/picture'
import { useMenu } from '#base/menu/use-menu'
import type { MenuView } from '#base/menu/menu-view'
import { MenuListingSkeleton } from '#ui/loading-placeholders'
import { useSearchMatcher } from './use-filtered-menu'
import { MenuSection } from './menu-section'

/**
 * How many of a list to show: one more after each that was drawn, so that a long menu never holds
 * up a tap. A list that is known from the start stands there whole: somebody may come back to their
 * place in it.
 */
export function useProgressiveCount(total: number): number {
  const [shown, setShown] = useState(total > 0 ? Infinity : 0)
  useEffect(() => {
    if (shown < total) startTransition(() => setShown(shown + 1))
  }, [shown, total])
  return shown
}

const LoadFailed = lazyComponent(async () => (await import('./load-failed')).LoadFailed, 'LoadFailed')

/** In the menu's place when it can't be read. */
export const MenuFailed = ({ onRetry }: { readonly onRetry: () => void }) => (
  <Suspense fallback={null}>
    <LoadFailed onRetry={onRetry} />
  </Suspense>
)

type MenuListingProps = {
  readonly view: MenuView
  readonly search: string
  readonly onViewAll: () => void
  /** Whether the whole menu begins with the most popular dishes. */
  readonly withPopular?: boolean
  /** Which dishes may be shown; all unless told. */
  readonly accepts?: (item: MenuItem) => boolean
}

/**
 * The menu as chosen and searched: a section per category, each loaded, empty and failed state
 * included.
 */
export function MenuListing({ view, search, onViewAll, withPopular = false, accepts }: MenuListingProps) {
  const { items: whole, categories, isLoading, isError, retry } = useMenu()
  const sought = useDeferredValue(search)
  const finds = useSearchMatcher(sought)
  const drawn = useProgressiveCount(categories.length)
  if (isError) return <MenuFailed onRetry={() => void retry()} />
  if (isLoading) return <MenuListingSkeleton />

  const items = whole.filter((item) => finds(item) && (accepts?.(item) ?? true))
  const favourites = view === 'popular' || (view === 'all' && withPopular) ? listPopularDishes(items) : []
  const shownFavourites = view === 'popular' ? favourites : favourites.slice(0, POPULAR_DISHES_SHOWN)
  const sections = view === 'popular' ? [] : groupBySection(categories, items)
  const shown = sections.filter(({ category }) => view === 'all' || category.id === view)

  if (shownFavourites.length + shown.length === 0) {
    return (
      <Center flexDirection="column" gap="5" py="16" textAlign="center" role="status">
        <p>No menu items found matching your search.</p>
        <Button variant="outline" onClick={onViewAll}>
          View All Items
        </Button>
      </Center>
    )
  }
  return (
    <>
      {shownFavourites.length > 0 && (
        <MenuSection id="popular" title="Most Popular" items={shownFavourites} isSix={view === 'all'} />
      )}
      {shown.slice(0, drawn).map(({ category, items: dishes }) => (
        <MenuSection
          key={category.id}
          id={`category-${category.id}`}
          title={category.name}
          lead={category.description}
          picture={getCategoryPicture(category.id)}
          categoryId={category.id}
          isRow={withPopular && view === 'all' && sought.trim() === ''}
          items={dishes}
        />
      ))}
    </>
  )
}
