import { Flex } from '@chakra-ui/react/flex'
import { chakra } from '@chakra-ui/react/styled-system'
import { useLocation } from 'wouter'
import { isStaff } from '#shared/accounts/access'
import { TabletBar, TabletGuard } from '#features/kitchen/tablet'
import { LanguageChoice } from '#base/language/language-choice'
import { useDisplayMode } from '#base/page/display-mode'
import { useSession } from '#base/session/session'
import { AccountButton } from './header-parts'
import { Brand, NavLink } from './header-links'
import { ownerLinks, staffLinks } from './links'

/**
 * The header of staff pages: one thin line, without the storefront's hours, menu and cart. On a
 * kitchen tablet it is followed by who works on it; a display shows that itself.
 */
export function StaffHeader() {
  const { user } = useSession()
  const isDisplay = useDisplayMode()
  const [path] = useLocation()
  const links = [...(isStaff(user) ? staffLinks : []), ...(user?.role === 'admin' ? ownerLinks : [])]
  return (
    <>
      <chakra.header
        position="sticky"
        top="0"
        zIndex="header"
        bg="bg.canvas/94"
        backdropFilter="blur(10px)"
        borderBottomWidth="1px"
        borderColor="border"
      >
        <Flex px={{ base: '3', md: '6' }} h="12" alignItems="center" gap={{ base: '1', md: '4' }}>
          <Brand />
          <chakra.nav aria-label="Main" display={{ base: 'none', md: 'flex' }} alignItems="center" ms="4">
            {links.map((link) => (
              <NavLink key={link.href} {...link} />
            ))}
          </chakra.nav>
          <Flex ms="auto" alignItems="center" gap="1">
            {path.startsWith('/kitchen') && <LanguageChoice />}
            <AccountButton />
          </Flex>
        </Flex>
      </chakra.header>
      {!isDisplay && <TabletBar />}
      <TabletGuard />
    </>
  )
}
