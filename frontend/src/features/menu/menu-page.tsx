import { Suspense, lazy, useRef, type ComponentProps, type KeyboardEvent } from 'react'
import type { MenuView } from '#base/menu/menu-view'
import { PageFrame } from '#base/page/page-frame'
import { MenuLiveUpdates } from '#base/menu/menu-live-updates'
import { Specials } from './specials/specials'
import { CartBar, CartPanel } from '#features/cart'
import { GroupBar } from '#features/groups'
import { IntakePill } from '#features/kitchen/intake'
import { ActiveFilters } from './filters/active-filters'
import { CategoryStrip } from './categories/category-strip'
import { FilteredListing } from './listing/filtered-listing'
import { MenuTimeNote } from './listing/menu-time-note'
import { useScrollToListing } from './listing/use-scroll-to-listing'
import { MenuTools } from './filters/menu-tools'
import styles from './menu-page.module.css'
import { OrderTypePicker, useOrderTypeFromUrl } from './order-type-picker'
import { useMenuUrlState } from './use-menu-url-state'

const tabs = [
  { view: 'all', label: 'All Items', icon: '🍽️' },
  { view: 'popular', label: 'Most Popular', icon: '⭐' },
] as const

type ViewTabsProps = Pick<ComponentProps<typeof CategoryStrip>, 'view' | 'isSearching' | 'onChoose'>

/** The first two chips of the category strip: all items and the most popular ones. */
function ViewTabs({ view, isSearching, onChoose }: ViewTabsProps) {
  const list = useRef<HTMLDivElement>(null)
  const isSelected = (tab: MenuView) => (tab === 'popular') === (view === 'popular')

  const switchTab = ({ key }: KeyboardEvent) => {
    if (key !== 'ArrowLeft' && key !== 'ArrowRight') return
    onChoose(view === 'popular' ? 'all' : 'popular')
    list.current?.querySelector<HTMLButtonElement>('[aria-selected=false]')?.focus()
  }
  return (
    <div role="tablist" aria-label="What to show" ref={list} onKeyDown={switchTab}>
      {tabs.map(({ view: tab, label, icon }) => (
        <button
          key={tab}
          type="button"
          role="tab"
          className="chip"
          data-here={(tab === view && !isSearching) || undefined}
          aria-selected={isSelected(tab)}
          aria-controls="menu-panel"
          tabIndex={isSelected(tab) ? 0 : -1}
          onClick={() => onChoose(tab)}
        >
          <span aria-hidden="true">{icon}</span>
          {label}
        </button>
      ))}
    </div>
  )
}

/** Loaded only for the view that shows favorites. */
const FavoriteDishes = lazy(() =>
  import('./listing/menu-section').then((module) => ({ default: module.FavoriteDishes })),
)

export function MenuPage() {
  const { view, search, show, showAll, setSearch } = useMenuUrlState()
  const listing = useScrollToListing(view, search)
  const strip = { view, onChoose: show, isSearching: search.trim() !== '' }
  useOrderTypeFromUrl()

  return (
    <PageFrame title="Menu" opening={<OrderTypePicker />} aside={<CartPanel />}>
      <GroupBar />
      <Specials isFolded />
      <MenuTimeNote />
      <MenuTools search={search} onSearch={setSearch}>
        <CategoryStrip {...strip} tabs={<ViewTabs {...strip} />} />
      </MenuTools>
      <ActiveFilters />
      <div
        ref={listing}
        id="menu-panel"
        className={styles.panel}
        role="tabpanel"
        tabIndex={-1}
        aria-label={view === 'popular' ? 'Most Popular' : 'All Items'}
      >
        {view === 'popular' && (
          <Suspense fallback={null}>
            <FavoriteDishes />
          </Suspense>
        )}
        <FilteredListing view={view} search={search} onViewAll={showAll} hasFilterChips />
      </div>
      <CartBar />
      <IntakePill />
      <MenuLiveUpdates />
    </PageFrame>
  )
}
