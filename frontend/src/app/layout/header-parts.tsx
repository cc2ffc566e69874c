import { chakra } from '@chakra-ui/react/styled-system'
import { ChevronDownIcon, MenuIcon } from 'lucide-react'
import { Suspense } from 'react'
import { Link, useLocation } from 'wouter'
import { RenderNothing, lazyComponent, lazyOnDemand } from '#base/loading/lazy-component'
import { Button } from '@chakra-ui/react/button'
import { useSession } from '#base/session/session'

const CategoryNav = lazyComponent(
  async () => (await import('#features/menu/category-nav')).CategoryNav,
  'CategoryNav',
  RenderNothing,
)

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

/** Opens the whole menu under the header. */
export const FullMenuButton = lazyOnDemand(
  async () => (await import('#features/menu/full-menu')).FullMenu,
  'FullMenu',
  (ask) => (
    <Button variant="ghost" px="3" fontSize="sm" aria-haspopup="dialog" onClick={ask}>
      Full Menu
      <ChevronDownIcon />
    </Button>
  ),
)

/** On a phone: the way to everything else. */
export const NavSheetButton = lazyOnDemand(
  async () => (await import('./nav-sheet')).NavSheet,
  'NavSheet',
  (ask) => (
    <Button variant="ghost" px="2.5" display={{ lg: 'none' }} aria-label="Open navigation" onClick={ask}>
      <MenuIcon />
    </Button>
  ),
)

const AccountBar = lazyComponent(async () => (await import('./account-bar')).AccountBar, 'AccountBar', RenderNothing)

/** A way in, or what one can do once in. */
export function AccountButton() {
  const { user } = useSession()
  if (user) {
    return (
      <Suspense fallback={<chakra.span minW={{ base: '5.5rem', md: '11rem' }} />}>
        <AccountBar />
      </Suspense>
    )
  }
  return (
    <Button asChild variant="ghost" px={{ base: '2', md: '4' }} fontSize="sm">
      <Link href="/login">Login</Link>
    </Button>
  )
}
