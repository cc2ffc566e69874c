import './header.css'
import { Button } from '@chakra-ui/react/button'
import { Flex } from '@chakra-ui/react/flex'
import { chakra } from '@chakra-ui/react/styled-system'
import { ShoppingBagIcon } from 'lucide-react'
import { Link, useLocation, useRoute } from 'wouter'
import { isStaff } from '#shared/accounts/access'
import { countCartItems } from '#shared/orders/cart/cart-lines'
import { BrandMark } from '#ui/brand-mark'
import { CountBadge } from '#ui/count-badge'
import { useCartLink } from '#base/cart/cart-link'
import { useCartLines } from '#base/cart/use-cart-lines'
import { useLocationConfig } from '#base/location/location'
import { useSession } from '#base/session/session'
import { AccountButton, FullMenuButton, NavSheetButton } from './header-parts'
import { InfoLine } from './info-line'
import { getHeaderLinks, isStaffPage, ownerLinks, staffLinks } from './links'

const NavLink = ({ href, label }: { readonly href: string; readonly label: string }) => {
  const [isCurrent] = useRoute(href)
  return (
    <chakra.a
      asChild
      px="3"
      minH="11"
      display="inline-flex"
      alignItems="center"
      borderRadius="full"
      fontSize="sm"
      fontWeight="medium"
      color={isCurrent ? 'accent.fg' : 'fg.muted'}
      _hover={{ color: 'fg' }}
    >
      <Link href={href} aria-current={isCurrent ? 'page' : undefined}>
        {label}
      </Link>
    </chakra.a>
  )
}

const Brand = () => {
  const { name } = useLocationConfig()
  return (
    <chakra.a asChild display="inline-flex" alignItems="center" gap="2" minW="0" minH="11" borderRadius="lg">
      <Link href="/">
        <BrandMark size={32} />
        <chakra.span lineHeight="1.1" minW="0" whiteSpace="nowrap">
          <chakra.span
            display="block"
            truncate
            fontFamily="heading"
            fontSize={{ base: 'md', md: 'lg' }}
            fontWeight="600"
            letterSpacing="-0.01em"
          >
            Hibachi Ember
          </chakra.span>
          <chakra.span display="block" fontSize="xs" color="fg.subtle" truncate>
            {name}
          </chakra.span>
        </chakra.span>
      </Link>
    </chakra.a>
  )
}

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

const staffHeaderCss = {
  '& nav': { overflowX: 'auto', scrollbarWidth: 'none' },
} as const

/** The header of staff pages: one thin line, without the storefront's hours, menu and cart. */
function StaffHeader() {
  const { user } = useSession()
  const links = [...(isStaff(user) ? staffLinks : []), ...(user?.role === 'admin' ? ownerLinks : [])]
  return (
    <chakra.header
      position="sticky"
      top="0"
      zIndex="header"
      bg="bg.canvas/94"
      backdropFilter="blur(10px)"
      borderBottomWidth="1px"
      borderColor="border"
      css={staffHeaderCss}
    >
      <Flex px={{ base: '3', md: '6' }} h="12" alignItems="center" gap={{ base: '1', md: '4' }}>
        <Brand />
        <chakra.nav aria-label="Main" display={{ base: 'none', md: 'flex' }} alignItems="center" ms="4">
          {links.map((link) => (
            <NavLink key={link.href} {...link} />
          ))}
        </chakra.nav>
        <Flex ms="auto" alignItems="center">
          <AccountButton />
        </Flex>
      </Flex>
    </chakra.header>
  )
}

export function Header() {
  const { user } = useSession()
  const [path] = useLocation()
  if (isStaffPage(path)) return <StaffHeader />
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
      <Flex maxW="page" mx="auto" px={{ base: '3', md: '6' }} h="16" alignItems="center" gap={{ base: '1', md: '4' }}>
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
