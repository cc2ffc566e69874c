import './desk.css'
import { chakra } from '@chakra-ui/react/styled-system'
import { Link, Route, Switch, useLocation } from 'wouter'
import { Button } from '#ui/chakra/button'
import { Suspense } from 'react'
import { Box } from '@chakra-ui/react/box'
import { PageMessage } from '#base/page/page-frame'
import { ErrorBoundary, lazyComponent } from '#base/loading/lazy-component'
import { AccessRestricted } from '#base/page/page-gates'
import { useSession } from '#base/session/session'
import { useDamagedRecords } from '#base/api/damaged-records'
import { PageSpinner } from '#ui/loading-placeholders'
import { DeskLocationSelect, useDeskLocation } from './desk-location'
import { UnsavedChangesDialog } from './unsaved-changes'
import { deskPlaces, isActiveSection } from './sections'
import { deskPaths } from './paths'
import { DeskTabBar, useDeskPlaces } from './desk-tab-bar'

/** Lists the records that a list on this page leaves out because they can't be read. */
function DamagedNotice() {
  const keys = useDamagedRecords()
  if (keys.length === 0) return null
  return (
    <Box role="alert" mb="4" p="3" bg="warning.subtle" color="warning.fg" borderRadius="lg">
      {keys.length === 1 ? 'A record is' : `${keys.length} records are`} missing here, because{' '}
      {keys.length === 1 ? 'it is' : 'they are'} damaged. Everything else works. Please report{' '}
      {keys.map((key) => key.replace('|', ' / ')).join(', ')}.
    </Box>
  )
}

const Item = chakra('a', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minH: '11',
    px: '3.5',
    borderRadius: 'lg',
    color: 'fg.muted',
    fontWeight: 'medium',
    _hover: { bg: 'bg.raised', color: 'fg' },
    '&[aria-current]': { bg: 'accent.subtle', color: 'accent.fg', fontWeight: 'semibold' },
  },
})

/** The navigation on wide screens. */
export function DeskSidebar() {
  const [path] = useLocation()
  const places = useDeskPlaces()
  return (
    <chakra.div display={{ base: 'none', lg: 'block' }} borderInlineEndWidth="1px" minH="100dvh" ps="6" pe="5" py="8">
      <chakra.div position="sticky" top="6rem" display="grid" gap="6">
        <DeskLocationSelect />
        <chakra.nav aria-label="Desk" display="grid" gap="1">
          {places.map((section) => (
            <Item key={section.path} asChild>
              <Link href={section.path} aria-current={isActiveSection(section, path) ? 'page' : undefined}>
                <section.Icon />
                {section.label}
              </Link>
            </Item>
          ))}
        </chakra.nav>
      </chakra.div>
    </chakra.div>
  )
}

const GuidePage = lazyComponent(async () => (await import('./guide/guide-page')).GuidePage, 'GuidePage')

const NoSection = () => (
  <PageMessage
    title="Nothing here"
    action={
      <Button asChild>
        <Link href="/desk">To the desk</Link>
      </Button>
    }
  >
    This page does not exist.
  </PageMessage>
)

/** The desk's layout: a sidebar on wide screens, a tab bar on phones. */
export function DeskShell() {
  const [path] = useLocation()
  const { code } = useDeskLocation()
  const section = deskPlaces.find((one) => isActiveSection(one, path))
  return (
    <chakra.div
      className="desk"
      display={{ lg: 'grid' }}
      gridTemplateColumns={{ lg: '15rem minmax(0, 1fr)' }}
      maxW="page"
      mx="auto"
    >
      <DeskSidebar />
      <chakra.div minW="0" px={{ base: '4', md: '8' }} py={{ base: '4', md: '8' }} pb="calc(var(--desk-bar) + 2rem)">
        <chakra.div display={{ lg: 'none' }} mb="4" _empty={{ display: 'none' }}>
          <DeskLocationSelect />
        </chakra.div>
        <DamagedNotice />
        <Suspense fallback={<PageSpinner />}>
          <ErrorBoundary key={`${section?.path} ${code}`}>
            <Switch>
              {deskPlaces.map(
                ({ path: at, component }) =>
                  component && <Route key={at} path={at === '/desk' ? at : `${at}/*?`} component={component} />,
              )}
              <Route path={deskPaths.guide} component={GuidePage} />
              <Route component={NoSection} />
            </Switch>
          </ErrorBoundary>
        </Suspense>
      </chakra.div>
      <DeskTabBar />
      <UnsavedChangesDialog />
    </chakra.div>
  )
}

/** The owner's desk (docs/product/desk.md#screens). */
export function DeskPage() {
  const { user } = useSession()
  return user?.role === 'admin' ? (
    <DeskShell />
  ) : (
    <AccessRestricted path="/desk">The desk is for the owners of the restaurant.</AccessRestricted>
  )
}
