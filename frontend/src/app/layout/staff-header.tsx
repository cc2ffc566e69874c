import { Flex } from '@chakra-ui/react/flex'
import { chakra } from '@chakra-ui/react/styled-system'
import { useLocation } from 'wouter'
import { isStaff } from '#shared/accounts/access'
import { TabletBar, TabletGuard } from '#features/kitchen/tablet'
import { LanguageChoice } from '#base/language/language-choice'
import { englishWords, useWords } from '#base/language/use-words'
import { usePolicy } from '#base/location/location'
import { useDisplayMode } from '#base/page/display-mode'
import { useSession } from '#base/session/session'
import { AccountButton } from './header-parts'
import { Brand, NavLink } from './header-links'
import { ownerLinks, staffLinks } from './links'

/**
 * The header of staff pages: one thin line, without the storefront's hours, menu and cart. On a
 * kitchen tablet it is followed by who works on it; a display shows that itself. On boards it
 * speaks the language of the device.
 */
export function StaffHeader() {
  const { user } = useSession()
  const { showsTestBanner } = usePolicy()
  const isDisplay = useDisplayMode()
  const [path] = useLocation()
  const isBoard = path.startsWith('/kitchen')
  const chosen = useWords()
  const { board: words } = isBoard ? chosen : englishWords
  const names: Readonly<Record<string, string>> = {
    '/kitchen': words.kitchen,
    '/kitchen-dashboard': words.dashboard,
    '/inventory': words.inventory,
    '/desk': words.desk,
  }
  const links = [...(isStaff(user) ? staffLinks : []), ...(user?.role === 'admin' ? ownerLinks : [])]
  return (
    <>
      {showsTestBanner && (
        <aside className="test-banner" data-thin aria-label={words.tools.testSite}>
          <strong>{words.tools.testSite}</strong> · {words.tools.notLive}.
        </aside>
      )}
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
            {links.map(({ href, label }) => (
              <NavLink key={href} href={href} label={names[href] ?? label} />
            ))}
          </chakra.nav>
          <Flex ms="auto" alignItems="center" gap="1">
            {isBoard && <LanguageChoice />}
            <AccountButton />
          </Flex>
        </Flex>
      </chakra.header>
      {!isDisplay && <TabletBar />}
      <TabletGuard />
    </>
  )
}
