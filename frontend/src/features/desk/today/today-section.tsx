import { Button } from '@chakra-ui/react/button'
import { Grid } from '@chakra-ui/react/grid'
import { chakra } from '@chakra-ui/react/styled-system'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import type { ActivityEntry } from '#shared/contract/desk/changes'
import type { EditableDish } from '#shared/contract/desk/dish'
import { daysBetween } from '#shared/rules/stock-days'
import { toWallClock } from '#shared/rules/local-time'
import { formatAmountWithUnit } from '#base/amount-text'
import { useNow } from '#base/use-now'
import { alertsQuery, changesQuery, expiringQuery, useDeskMenu } from '../api/queries'
import { DeskHeader } from '../components/desk-head'
import { useDeskLocation } from '../desk-location'
import { getDishPath } from '../menu/paths'
import { deskPaths } from './places'
import { TodayFigures } from './figures'
import { UnavailableDishRow, listUnavailableDishes } from './off-line'
import { TodaySectionPanel } from './part'
import { PausedOrdersPanel } from './paused-panel'
import { useTodayUpdates } from './use-keep-today'

const inDays = (days: number): string =>
  days < 0 ? 'expired' : days === 0 ? 'today' : days === 1 ? 'tomorrow' : `in ${days} days`

/** Where the thing stands that was changed. */
function placeOf({ kind, subjectId }: ActivityEntry, dishes: readonly EditableDish[]): string {
  const dish = dishes.find(({ id }) => String(id) === subjectId)
  switch (kind) {
    case 'dish':
    case 'availability':
    case 'picture':
      return dish ? getDishPath(dish) : deskPaths.menu
    case 'category':
      return deskPaths.categories
    case 'hours':
      return deskPaths.hours
    case 'item':
      return deskPaths.ingredients
    case 'special':
      return deskPaths.specials
    case 'feedback':
      return deskPaths.feedback
    case 'printer':
      return deskPaths.printers
    case 'intake':
    case 'refund':
      return deskPaths.changes
  }
}

/** What the owner wants to know first: what is off, what runs out, and what others changed. */
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
          title="Off now"
          answer={menu}
          lines={({ dishes }) => listUnavailableDishes(dishes)}
          empty="Everything can be had."
        >
          {(off) => <UnavailableDishRow key={off.dish.id} off={off} />}
        </TodaySectionPanel>
        <TodaySectionPanel
          title="Runs out"
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
          title="Expires"
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
          title="Last changes"
          answer={useQuery(changesQuery(code))}
          lines={(changes) => changes}
          empty="Nothing has been changed yet."
          act={<Link href={deskPaths.changes}>All</Link>}
        >
          {(change) => (
            <li key={change.id}>
              <span>
                <Link href={placeOf(change, menu.data?.dishes ?? [])}>{change.title}</Link>
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
