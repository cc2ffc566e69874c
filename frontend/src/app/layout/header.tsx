import './header.css'
import { Button } from '@chakra-ui/react/button'
import { Flex } from '@chakra-ui/react/flex'
import { chakra } from '@chakra-ui/react/styled-system'
import { ShoppingBagIcon } from 'lucide-react'
import { Suspense } from 'react'
import { Link, useLocation } from 'wouter'
import { countCartItems } from '#shared/orders/cart/cart-lines'
import { CountBadge } from '#ui/count-badge'
import { useCartLink } from '#base/cart/cart-link'
import { useCartLines } from '#base/cart/cart-store'
import { lazyComponent } from '#base/loading/lazy-component'
import { useSession } from '#base/session/session'
import { AccountButton, FullMenuButton, NavSheetButton } from './header-parts'
import { InfoLine } from './info-line'
import { Brand, NavLink } from './header-links'
import { getHeaderLinks, isStaffPage } from './links'

const CartButton = () => {
  const count = countCartItems(useCartLines())
  const linkProps = useCartLink()
  return (
    <Button asChild variant="outline" px="0">
      <Link {...linkProps} aria-label={`Cart, ${count} ${count === 1 ? 'item' : 'items'}`}>
        <ShoppingBagIcon />
        <CountBadge count={count} />
      </Link>
    </Button>
  )
}

const StaffHeader = lazyComponent(
  async () => (await import('./staff-header')).StaffHeader,
  'StaffHeader',
  () => <chakra.div h="12" />,
)

export function Header() {
  const { user } = useSession()
  const [path] = useLocation()
  if (isStaffPage(path))
    return (
      <Suspense fallback={<chakra.div h="12" />}>
        <StaffHeader />
      </Suspense>
    )
  return (
    <chakra.header
      position="sticky"
      // The info line scrolls out of view, unless it contains the keyboard focus.
      top="-2rem"
      css={{ '&:has(> :first-child :focus-visible)': { top: 0 } }}
      zIndex="header"
      bg="bg.canvas/94"
      backdropFilter="blur(10px)"
      borderBottomWidth="1px"
      borderColor="border"
    >
      <InfoLine />
      <Flex
        maxW="page"
        mx="auto"
        // The icon of the navigation button is aligned with the content below.
        ps={{ base: '1.5', md: '5.5', lg: '8' }}
        pe={{ base: '4', md: '8' }}
        h="16"
        alignItems="center"
        gap={{ base: '1', md: '4' }}
      >
        <NavSheetButton />
        <Brand />
        <chakra.nav aria-label="Main" display={{ base: 'none', lg: 'flex' }} alignItems="center" ms="4">
          <FullMenuButton />
          {getHeaderLinks(user !== null).map((link) => (
            <NavLink key={link.href} {...link} />
          ))}
        </chakra.nav>
        <Flex ms="auto" alignItems="center" gap={{ base: '1', md: '2' }}>
          <AccountButton />
          <CartButton />
        </Flex>
      </Flex>
    </chakra.header>
  )
}
