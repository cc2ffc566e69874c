import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import { LiveMenu } from '#base/menu/live-menu'
import type { MenuView } from '#base/menu/view'
import { ActiveFilters, CategoryStrip, DietButton, FilteredListing, SearchBox, useFromTheTop } from '#features/menu'

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
