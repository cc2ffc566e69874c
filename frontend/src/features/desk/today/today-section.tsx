import { useQuery } from '@tanstack/react-query'
import { alertsQuery, changesQuery, expiringQuery, useDeskMenu } from '../desk-api'
import { useDeskLocation } from '../desk-location'
import { Button } from '@chakra-ui/react/button'
import { Grid } from '@chakra-ui/react/grid'
import { chakra } from '@chakra-ui/react/styled-system'
import { Link } from 'wouter'
import { daysBetween } from '#shared/inventory/stock-usage'
import { toWallClock } from '#shared/platform/time'
import { formatAmountWithUnit } from '#base/format'
import { useNow } from '#base/browser/use-now'
import { DeskHeader } from '../desk-header'
import { deskPaths } from '../paths'
import { getChangePath } from './change-path'
import { TodayFigures } from './today-figures'
import { TodaySectionPanel } from './today-panel'
import { PausedOrdersPanel, UnavailableDishRow, listUnavailableDishes } from './unavailable-panels'
import { useTodayUpdates } from './use-today-updates'

const inDays = (days: number): string =>
  days < 0 ? 'expired' : days === 0 ? 'today' : days === 1 ? 'tomorrow' : `in ${days} days`

/** What the owner needs first: unavailable dishes, low stock and recent changes. */
export function TodaySection() {
  const location = useDeskLocation()
  const { code, timeZone } = location
  const menu = useDeskMenu(code)
  const { date } = toWallClock(location, useNow())
  useTodayUpdates()
  const momentText = (at: string) =>
    new Date(at).toLocaleString('en-US', {
      month: 'short',
      day: 'numeric',
      hour: 'numeric',
      minute: '2-digit',
      timeZone,
    })
  return (
    <>
      <DeskHeader title="Today" lead={location.fullName}>
        <Button asChild variant="outline">
          <Link href={deskPaths.guide}>How this works</Link>
        </Button>
      </DeskHeader>
      <PausedOrdersPanel />
      <TodayFigures />
      <Grid
        gap="5"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', xl: 'repeat(2, minmax(0, 1fr))' }}
        alignItems="start"
      >
        <TodaySectionPanel
          title="86 now"
          answer={menu}
          lines={({ dishes }) => listUnavailableDishes(dishes)}
          empty="Everything is available."
        >
          {(off) => <UnavailableDishRow key={off.dish.id} off={off} />}
        </TodaySectionPanel>
        <TodaySectionPanel
          title="Running low"
          answer={useQuery(alertsQuery(code))}
          lines={(alerts) => alerts}
          empty="Nothing is low."
          act={<Link href="/inventory">Inventory</Link>}
        >
          {({ id, item, currentStock, minimumStock }) => (
            <li key={id}>
              <span>{item.name}</span>
              <chakra.small textAlign="end" color="warning.fg">
                {formatAmountWithUnit(currentStock, item.unit)} of {formatAmountWithUnit(minimumStock, item.unit)}
              </chakra.small>
            </li>
          )}
        </TodaySectionPanel>
        <TodaySectionPanel
          title="Expiring soon"
          answer={useQuery(expiringQuery(code))}
          lines={(lots) => lots}
          empty="Nothing expires within a week."
        >
          {({ item, expirationDate, quantity }) => (
            <li key={`${item.id} ${expirationDate}`}>
              <span>
                {item.name}
                <small>{formatAmountWithUnit(quantity, item.unit)}</small>
              </span>
              <small>{inDays(daysBetween(date, expirationDate))}</small>
            </li>
          )}
        </TodaySectionPanel>
        <TodaySectionPanel
          title="Recent activity"
          answer={useQuery(changesQuery(code))}
          lines={(changes) => changes}
          empty="Nothing has been changed yet."
          act={<Link href={deskPaths.changes}>All</Link>}
        >
          {(change) => (
            <li key={change.id}>
              <span>
                <Link href={getChangePath(change, menu.data?.dishes ?? [])}>{change.title}</Link>
                <small>
                  {change.by}, {momentText(change.at)}
                </small>
              </span>
            </li>
          )}
        </TodaySectionPanel>
      </Grid>
    </>
  )
}
