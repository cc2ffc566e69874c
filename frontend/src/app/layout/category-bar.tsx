import { chakra } from '@chakra-ui/react/styled-system'
import { Suspense } from 'react'
import { useLocation } from 'wouter'
import { RenderNothing } from '#base/loading/failed'
import { lazyComponent } from '#base/loading/lazily'

const CategoryNav = lazyComponent(() => import('#features/menu/category-nav'), 'CategoryNav', RenderNothing)

/** Pages that have the categories themselves, with what is in them beneath. */
const withOwn = ['/', '/menu']

/**
 * Under the header of every page but the owner's: the categories of the menu. Its place is kept
 * while they are on their way.
 */
export function CategoryBar() {
  const [path] = useLocation()
  if (withOwn.includes(path) || path.startsWith('/desk')) return null
  return (
    <chakra.div borderBottomWidth="1px" bg="bg.inset">
      <chakra.div
        maxW="page"
        mx="auto"
        px={{ base: '3', md: '6' }}
        minH="3.75rem"
        display="flex"
        flexDirection="column"
        justifyContent="center"
      >
        <Suspense fallback={null}>
          <CategoryNav />
        </Suspense>
      </chakra.div>
    </chakra.div>
  )
}
