import { Button } from '@chakra-ui/react/button'
import { Center } from '@chakra-ui/react/center'
import { useDeferredValue } from 'react'
import type { MenuItem } from '#shared/contract/menu'
import { listPopularDishes, POPULAR_DISHES_SHOWN, groupBySection } from '#shared/rules/menu-listing'
import { getCategoryPicture } from '#shared/rules/picture'
import { useMenu } from '#base/menu/use-menu'
import type { MenuView } from '#base/menu/view'
import { MenuListingSkeleton } from '#base/components/listing-skeleton'
import { useSearchMatcher } from '../use-finds'
import { useProgressiveCount } from '../use-one-by-one'
import { MenuFailed } from './menu-failed'
import { MenuSection } from './menu-section'

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
