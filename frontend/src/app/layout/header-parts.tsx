import { Skeleton } from '@chakra-ui/react/skeleton'
import { chakra } from '@chakra-ui/react/styled-system'
import { ChevronDownIcon, MenuIcon } from 'lucide-react'
import { Suspense } from 'react'
import { Link, useLocation } from 'wouter'
import { RenderNothing, lazyComponent, lazyOnDemand } from '#base/loading/lazy-component'
import { Button } from '@chakra-ui/react/button'
import { useSession } from '#base/session/session'
import { getLoginLink, isStaffPage } from './links'

const CategoryNav = lazyComponent(
  async () => (await import('#features/menu/category-nav')).CategoryNav,
  'CategoryNav',
  RenderNothing,
)

/** Placeholders of chips, so that the bar isn't an empty band while it loads. */
const StripSkeleton = () => (
  <chakra.div display="flex" gap="2" overflow="hidden" aria-hidden>
    {['8rem', '7rem', '8.5rem', '9.5rem', '7rem', '9rem', '8rem'].map((width, index) => (
      <Skeleton key={index} flex="none" height="11" width={width} borderRadius="full" />
    ))}
  </chakra.div>
)

/** Pages that show the categories within their content. */
const pagesWithCategories = ['/', '/menu']

/** Pages with another purpose than choosing dishes. On a phone, the bar would only take room. */
const PATHS_WITHOUT_CHOICE = /^\/(checkout|orders|login|loyalty|find-order|events|gift-cards|kitchen|inventory)/

/**
 * The menu's categories below the header of every page except the owner's desk; on a phone, only
 * where guests choose dishes.
 * The bar reserves its height while the categories are loading.
 */
export function CategoryBar() {
  const [path] = useLocation()
  if (pagesWithCategories.includes(path) || isStaffPage(path)) return null
  return (
    <chakra.div
      display={PATHS_WITHOUT_CHOICE.test(path) ? { base: 'none', lg: 'block' } : undefined}
      // The color of the page, so that there is no empty band while the chips load.
      borderBottomWidth="1px"
    >
      <chakra.div
        maxW="page"
        mx="auto"
        px={{ base: '4', md: '8' }}
        minH="3.75rem"
        display="flex"
        flexDirection="column"
        justifyContent="center"
      >
        <Suspense fallback={<StripSkeleton />}>
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
  (onPress) => (
    <Button variant="ghost" px="3" fontSize="sm" aria-haspopup="dialog" onClick={onPress}>
      Full Menu
      <ChevronDownIcon />
    </Button>
  ),
)

/** Opens the navigation on phones. */
export const NavSheetButton = lazyOnDemand(
  async () => (await import('./nav-sheet')).NavSheet,
  'NavSheet',
  (onPress) => (
    <Button variant="ghost" px="2.5" display={{ lg: 'none' }} aria-label="Open navigation" onClick={onPress}>
      <MenuIcon />
    </Button>
  ),
)

const AccountBar = lazyComponent(async () => (await import('./account-bar')).AccountBar, 'AccountBar', RenderNothing)

/** The login link, or the account bar of a signed-in user. */
export function AccountButton() {
  const { user } = useSession()
  const [path] = useLocation()
  if (user) {
    return (
      <Suspense fallback={<chakra.span minW={{ base: '5.5rem', md: '11rem' }} />}>
        <AccountBar />
      </Suspense>
    )
  }
  return (
    <Button asChild variant="ghost" px={{ base: '2', md: '4' }} fontSize="sm">
      <Link href={getLoginLink(path)}>Login</Link>
    </Button>
  )
}
