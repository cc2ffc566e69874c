import { chakra } from '@chakra-ui/react/styled-system'
import { lazy, Suspense } from 'react'
import { PageFrame } from '#base/components/page-frame'
import { MenuLiveUpdates } from '#base/menu/live-menu'
import { Specials } from '#features/specials'
import { CartBar, CartPanel } from '#features/cart'
import { GroupBar } from '#features/group'
import { IntakePill } from '#features/intake'
import { ActiveFilters } from './components/active-filters'
import { CategoryStrip } from './components/category-strip'
import { FilteredListing } from './components/filtered-listing'
import { MenuTools } from './components/menu-tools'
import { OrderTypePicker } from './components/order-type-picker'
import { ViewTabs } from './components/view-tabs'
import { useScrollToListing } from './use-from-the-top'
import { useMenuUrlState } from './use-menu-address'
import { useOrderTypeFromUrl } from './use-order-type-address'

/** Nobody who has no favorites waits for it, nor who looks at all dishes. */
const FavoriteDishes = lazy(() =>
  import('./components/favorite-dishes').then((module) => ({ default: module.FavoriteDishes })),
)

export function MenuPage() {
  const { view, search, show, setSearch } = useMenuUrlState()
  const listing = useScrollToListing(view)
  useOrderTypeFromUrl()

  const showAll = () => {
    setSearch('')
    show('all')
  }
  return (
    <PageFrame title="Menu" width="wide" opening={<OrderTypePicker />} aside={<CartPanel />}>
      <GroupBar />
      <Specials isFolded />
      <MenuTools search={search} onSearch={setSearch}>
        <CategoryStrip view={view} onChoose={show} tabs={<ViewTabs view={view} onChoose={show} />} />
      </MenuTools>
      <ActiveFilters />
      <chakra.div
        ref={listing}
        id="menu-panel"
        role="tabpanel"
        tabIndex={-1}
        outline="0"
        aria-label={view === 'popular' ? 'Most Popular' : 'All Items'}
        mt="3"
      >
        {view === 'popular' && (
          <Suspense fallback={null}>
            <FavoriteDishes />
          </Suspense>
        )}
        <FilteredListing view={view} search={search} onViewAll={showAll} />
      </chakra.div>
      <CartBar />
      <IntakePill />
      <MenuLiveUpdates />
    </PageFrame>
  )
}
