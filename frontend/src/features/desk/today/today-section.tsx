import { Button } from '@chakra-ui/react/button'
import { Grid } from '@chakra-ui/react/grid'
import { chakra } from '@chakra-ui/react/styled-system'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import type { Change } from '#shared/contract/desk/changes'
import type { DeskDish } from '#shared/contract/desk/dish'
import { daysBetween } from '#shared/rules/stock-days'
import { wallClock } from '#shared/rules/local-time'
import { amountText } from '#base/amount-text'
import { useNow } from '#base/use-now'
import { alertsQuery, changesQuery, expiringQuery, useMenuAt } from '../api/queries'
import { DeskHead } from '../components/desk-head'
import { useDeskLocation } from '../desk-location'
import { pathOf } from '../menu/paths'
import { places } from './places'
import { TodayFigures } from './figures'
import { OffLine, offOf } from './off-line'
import { Part } from './part'
import { PausedPanel } from './paused-panel'
import { useKeepToday } from './use-keep-today'

const inDays = (days: number): string =>
  days < 0 ? 'expired' : days === 0 ? 'today' : days === 1 ? 'tomorrow' : `in ${days} days`

/** Where the thing stands that was changed. */
function placeOf({ kind, subjectId }: Change, dishes: readonly DeskDish[]): string {
  const dish = dishes.find(({ id }) => String(id) === subjectId)
  switch (kind) {
    case 'dish':
    case 'availability':
    case 'picture':
      return dish ? pathOf(dish) : places.menu
    case 'category':
      return places.categories
    case 'hours':
      return places.hours
    case 'item':
      return places.ingredients
    case 'special':
      return places.specials
    case 'feedback':
      return places.feedback
    case 'printer':
      return places.printers
    case 'intake':
    case 'refund':
      return places.changes
  }
}

/** What the owner wants to know first: what is off, what runs out, and what others changed. */
export function TodaySection() {
  const location = useDeskLocation()
  const { code, timeZone } = location
  const menu = useMenuAt(code)
  const { date } = wallClock(location, useNow())
  useKeepToday()
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
      <DeskHead title="Today" lead={location.fullName}>
        <Button asChild variant="outline">
          <Link href={places.guide}>How this works</Link>
        </Button>
      </DeskHead>
      <PausedPanel />
      <TodayFigures />
      <Grid
        gap="5"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', xl: 'repeat(2, minmax(0, 1fr))' }}
        alignItems="start"
      >
        <Part title="Off now" answer={menu} lines={({ dishes }) => offOf(dishes)} empty="Everything can be had.">
          {(off) => <OffLine key={off.dish.id} off={off} />}
        </Part>
        <Part
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
                {amountText(currentStock, item.unit)} of {amountText(minimumStock, item.unit)}
              </chakra.small>
            </li>
          )}
        </Part>
        <Part
          title="Expires"
          answer={useQuery(expiringQuery(code))}
          lines={(lots) => lots}
          empty="Nothing expires within a week."
        >
          {({ item, expirationDate, quantity }) => (
            <li key={`${item.id} ${expirationDate}`}>
              <span>
                {item.name}
                <small>{amountText(quantity, item.unit)}</small>
              </span>
              <small>{inDays(daysBetween(date, expirationDate))}</small>
            </li>
          )}
        </Part>
        <Part
          title="Last changes"
          answer={useQuery(changesQuery(code))}
          lines={(changes) => changes}
          empty="Nothing has been changed yet."
          act={<Link href={places.changes}>All</Link>}
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
        </Part>
      </Grid>
    </>
  )
}
