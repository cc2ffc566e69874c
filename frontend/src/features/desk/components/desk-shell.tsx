import { Button } from '@chakra-ui/react/button'
import { chakra } from '@chakra-ui/react/styled-system'
import { Suspense } from 'react'
import { Link, Route, Switch, useLocation } from 'wouter'
import { PageMessage } from '#base/components/page-message'
import { SpinnerPage } from '#base/components/spinner-page'
import { Boundary } from '#base/loading/failed'
import { lazily } from '#base/loading/lazily'
import { useDeskLocation } from '../desk-location'
import { isAt, sections } from '../sections'
import { places } from '../today/places'
import { AskUnsaved } from './ask-unsaved'
import { DeskBar } from './desk-bar'
import { DeskSide } from './desk-side'
import { LocationChoice } from './location-choice'

const GuidePage = lazily(() => import('../guide/guide-page'), 'GuidePage')

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
  const section = sections.find((one) => isAt(one, path))
  return (
    <chakra.div
      className="desk"
      display={{ lg: 'grid' }}
      gridTemplateColumns={{ lg: '15rem minmax(0, 1fr)' }}
      maxW="page"
      mx="auto"
    >
      <DeskSide />
      <chakra.div minW="0" px={{ base: '4', md: '8' }} py={{ base: '4', md: '8' }} pb="calc(var(--desk-bar) + 2rem)">
        <chakra.div display={{ lg: 'none' }} mb="4">
          <LocationChoice />
        </chakra.div>
        <Suspense fallback={<SpinnerPage />}>
          <Boundary key={`${section?.path} ${code}`}>
            <Switch>
              {sections.map(({ path: at, component }) => (
                <Route key={at} path={at === '/desk' ? at : `${at}/*?`} component={component} />
              ))}
              <Route path={places.guide} component={GuidePage} />
              <Route component={NoSection} />
            </Switch>
          </Boundary>
        </Suspense>
      </chakra.div>
      <DeskBar />
      <AskUnsaved />
    </chakra.div>
  )
}
