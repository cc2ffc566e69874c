import { chakra } from '@chakra-ui/react/styled-system'
import { useCallback, useState } from 'react'
import { formatDeliveryTerms } from '#shared/locations/charges'
import { useLocationConfig, usePolicy } from '#base/location/location'
import { MenuLiveUpdates } from '#base/menu/menu-live-updates'
import type { MenuView } from '#base/menu/menu-view'
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
      <chakra.p mb="3" color="fg.muted">
        {formatDeliveryTerms(usePolicy(), useLocationConfig().delivery.zone)}
      </chakra.p>
      <MenuTools search={search} onSearch={changeSearch}>
        <CategoryStrip view={view} onChoose={setView} isSearching={search.trim() !== ''} />
      </MenuTools>
      <ActiveFilters />
      <chakra.div ref={listing} id="menu-panel" tabIndex={-1} outline="0" mt={{ base: '3', md: '6' }}>
        <FilteredListing view={view} search={search} onViewAll={showAll} withPopular />
      </chakra.div>
      <MenuLiveUpdates />
    </>
  )
}
