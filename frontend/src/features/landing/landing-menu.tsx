import { useCallback, useState } from 'react'
import { formatDeliveryTerms } from '#shared/locations/charges'
import { useLocationConfig, usePolicy } from '#base/location/location'
import { MenuLiveUpdates } from '#base/menu/menu-live-updates'
import type { MenuView } from '#base/menu/menu-view'
import styles from './landing-menu.module.css'
import { ActiveFilters, CategoryStrip, FilteredListing, MenuTools, useScrollToListing } from '#features/menu'

/** The full menu by category, with search and dietary filters. */
export function LandingMenu() {
  const [view, setView] = useState<MenuView>('all')
  const [search, setSearch] = useState('')
  const listing = useScrollToListing(view, search)
  const changeSearch = (next: string) => {
    // The first letter leaves the category, because it searches the whole menu.
    if (search === '') setView('all')
    setSearch(next)
  }
  const showAll = useCallback(() => {
    setView('all')
    setSearch('')
  }, [])
  return (
    <>
      <p className={styles.terms}>{formatDeliveryTerms(usePolicy(), useLocationConfig().delivery.zone)}</p>
      <MenuTools search={search} onSearch={changeSearch}>
        <CategoryStrip view={view} onChoose={setView} isSearching={search.trim() !== ''} />
      </MenuTools>
      <ActiveFilters />
      <div ref={listing} id="menu-panel" className={styles.panel} tabIndex={-1}>
        <FilteredListing view={view} search={search} onViewAll={showAll} withPopular hasFilterChips />
      </div>
      <MenuLiveUpdates />
    </>
  )
}
