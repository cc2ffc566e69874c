import { useQuery } from '@tanstack/react-query'
import { changesQuery, useDeskMenu } from '../desk-api'
import { useDeskLocation } from '../desk-location'
import { formatMoment } from '../numbers/figures'
import { Button } from '#ui/chakra/button'
import { Grid } from '@chakra-ui/react/grid'
import { Link } from 'wouter'
import { DeskHeader } from '../desk-header'
import { deskPaths } from '../paths'
import { DepositsPanel } from './deposits-panel'
import { TodayNotices } from './notices'
import { getChangePath } from './change-path'
import { EventsPanel } from './events-panel'
import { ExpiringPanel, RunningLowPanel } from './stock-panels'
import { TodayFigures } from './today-figures'
import { TodaySectionPanel } from './today-panel'
import { UnavailableNowPanel } from './unavailable-now-panel'
import { useTodayUpdates } from './use-today-updates'

/** What the owner needs first: unavailable dishes, low stock and recent changes. */
export function TodaySection() {
  const location = useDeskLocation()
  const { code, timeZone } = location
  const menu = useDeskMenu(code)
  useTodayUpdates()
  return (
    <>
      <DeskHeader title="Today" lead={location.fullName}>
        <Button asChild variant="outline">
          <Link href={deskPaths.guide}>How this works</Link>
        </Button>
      </DeskHeader>
      <TodayNotices />
      <DepositsPanel />
      <TodayFigures />
      <Grid
        gap="5"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', xl: 'repeat(2, minmax(0, 1fr))' }}
        alignItems="start"
      >
        <EventsPanel />
        <UnavailableNowPanel />
        <RunningLowPanel />
        <ExpiringPanel />
        <TodaySectionPanel
          title="Recent activity"
          answer={useQuery(changesQuery(code))}
          lines={(changes) => changes}
          empty="Nothing has been changed yet."
          action={<Link href={deskPaths.changes}>All</Link>}
        >
          {(change) => (
            <li key={change.id}>
              <span>
                <Link href={getChangePath(change, menu.data?.dishes ?? [])}>{change.title}</Link>
                <small>
                  {change.by}, {formatMoment(change.at, timeZone)}
                </small>
              </span>
            </li>
          )}
        </TodaySectionPanel>
      </Grid>
    </>
  )
}
