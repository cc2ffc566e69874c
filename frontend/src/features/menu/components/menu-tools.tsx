import { chakra } from '@chakra-ui/react/styled-system'
import { lazy, Suspense } from 'react'
import type { ReactNode } from 'react'
import { DietButton } from './diet-button'
import { SearchBox } from './search-box'

/** Loaded with the first letter of a search. */
const SearchExclusions = lazy(() =>
  import('./search-exclusions').then((module) => ({ default: module.SearchExclusions })),
)

type MenuToolsProps = {
  readonly search: string
  readonly onSearch: (search: string) => void
  /** The categories. */
  readonly children: ReactNode
}

/** What finds a dish, in two lines that stay in sight above the dishes. */
export const MenuTools = ({ search, onSearch, children }: MenuToolsProps) => (
  <chakra.div
    className="menu-tools"
    position="sticky"
    top="16"
    zIndex="sticky"
    bg="bg.canvas"
    pt="2"
    pb="1"
    mt="1"
    mb="2"
  >
    <chakra.div display="flex" gap="2" alignItems="center" mb="1">
      <chakra.div flex="1" minW="0">
        <SearchBox value={search} onChange={onSearch} />
      </chakra.div>
      <DietButton />
    </chakra.div>
    <chakra.div aria-live="polite" css={{ '& > :last-child': { mb: '2' } }}>
      {search.trim() !== '' && (
        <Suspense fallback={null}>
          <SearchExclusions search={search} onSearch={onSearch} />
        </Suspense>
      )}
    </chakra.div>
    {children}
  </chakra.div>
)
