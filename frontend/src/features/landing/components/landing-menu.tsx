import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import { ActiveFilters } from '../../menu/components/active-filters'
import { CategoryStrip } from '../../menu/components/category-strip'
import { DietButton } from '../../menu/components/diet-button'
import { FilteredListing } from '../../menu/components/filtered-listing'
import { SearchBox } from '../../menu/components/search-box'
import { LiveMenu } from '../../menu/live-menu'
import { useFromTheTop } from '../../menu/use-from-the-top'
import type { MenuView } from '../../menu/view'

/** Everything we cook, searched and by category. */
export function LandingMenu() {
  const [view, setView] = useState<MenuView>('all')
  const [search, setSearch] = useState('')
  const listing = useFromTheTop(view)
  const showAll = () => {
    setView('all')
    setSearch('')
  }
  return (
    <>
      <chakra.div display="flex" flexWrap="wrap" gap="3" alignItems="center">
        <chakra.div flex={{ base: '1 1 100%', md: '1 1 20rem' }} maxW={{ md: '3xl' }}>
          <SearchBox value={search} onChange={setSearch} />
        </chakra.div>
        <DietButton />
      </chakra.div>
      <ActiveFilters />
      <chakra.div position="sticky" top="16" zIndex="sticky" bg="bg.canvas" py="1" mt="3" mb={{ base: '5', md: '8' }}>
        <CategoryStrip view={view} onChoose={setView} />
      </chakra.div>
      <chakra.div ref={listing} scrollMarginTop="36">
        <FilteredListing view={view} search={search} onViewAll={showAll} withPopular />
      </chakra.div>
      <LiveMenu />
    </>
  )
}
