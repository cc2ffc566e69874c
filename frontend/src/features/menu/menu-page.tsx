import { chakra } from '@chakra-ui/react/styled-system'
import { PageFrame } from '#base/components/page-frame'
import { LiveMenu } from '#base/menu/live-menu'
import { Specials } from '#features/specials'
import { CartBar, CartPanel } from '#features/cart'
import { IntakePill } from '#features/intake'
import { ActiveFilters } from './components/active-filters'
import { CategoryStrip } from './components/category-strip'
import { DietButton } from './components/diet-button'
import { FilteredListing } from './components/filtered-listing'
import { OrderTypePicker } from './components/order-type-picker'
import { SearchBox } from './components/search-box'
import { ViewTabs } from './components/view-tabs'
import { useFromTheTop } from './use-from-the-top'
import { useMenuAddress } from './use-menu-address'
import { useOrderTypeAddress } from './use-order-type-address'

export function MenuPage() {
  const { view, search, show, setSearch } = useMenuAddress()
  const listing = useFromTheTop(view)
  useOrderTypeAddress()

  const showAll = () => {
    setSearch('')
    show('all')
  }
  return (
    <PageFrame title="Menu" width="wide" aside={<CartPanel />}>
      <OrderTypePicker />
      <chakra.div mt="6">
        <Specials />
      </chakra.div>
      <chakra.div mt="6" display="flex" flexWrap="wrap" gap="4" alignItems="center">
        <chakra.div flex="1 1 20rem">
          <SearchBox value={search} onChange={setSearch} />
        </chakra.div>
        <DietButton />
        <ViewTabs view={view} onChoose={show} />
      </chakra.div>
      <ActiveFilters />
      <chakra.div position="sticky" top="16" zIndex="sticky" bg="bg.canvas" py="1" mt="3" mb="6">
        <CategoryStrip view={view} onChoose={show} />
      </chakra.div>
      <chakra.div
        ref={listing}
        id="menu-panel"
        role="tabpanel"
        aria-label={view === 'popular' ? 'Most Popular' : 'All Items'}
        scrollMarginTop="36"
      >
        <FilteredListing view={view} search={search} onViewAll={showAll} />
      </chakra.div>
      <CartBar />
      <IntakePill />
      <LiveMenu />
    </PageFrame>
  )
}
