import { Button } from '@chakra-ui/react/button'
import { chakra } from '@chakra-ui/react/styled-system'
import { Suspense } from 'react'
import { Link, Route, Switch, useLocation } from 'wouter'
import { PageMessage } from '#base/components/page-message'
import { PageSpinner } from '#base/components/spinner-page'
import { ErrorBoundary } from '#base/loading/failed'
import { lazyComponent } from '#base/loading/lazily'
import { useDeskLocation } from '../desk-location'
import { isActiveSection, deskSections } from '../sections'
import { deskPaths } from '../today/places'
import { UnsavedChangesDialog } from './ask-unsaved'
import { DeskTabBar } from './desk-bar'
import { DeskSidebar } from './desk-side'
import { DeskLocationSelect } from './location-choice'

const GuidePage = lazyComponent(() => import('../guide/guide-page'), 'GuidePage')

const NoSection = () => (
  <PageMessage
    title="Nothing here"
    action={
      <Button asChild>
        <Link href="/desk">To the desk</Link>
      </Button>
    }
  >
    The desk has no such page.
  </PageMessage>
)

/**
 * The desk's frame: its sections beside the page on a desktop, in reach of the thumb on a phone.
 */
export function DeskShell() {
  const [path] = useLocation()
  const { code } = useDeskLocation()
  const section = deskSections.find((one) => isActiveSection(one, path))
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
        <chakra.div display={{ lg: 'none' }} mb="4">
          <DeskLocationSelect />
        </chakra.div>
        <Suspense fallback={<PageSpinner />}>
          <ErrorBoundary key={`${section?.path} ${code}`}>
            <Switch>
              {deskSections.map(({ path: at, component }) => (
                <Route key={at} path={at === '/desk' ? at : `${at}/*?`} component={component} />
              ))}
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
