import { chakra } from '@chakra-ui/react/styled-system'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import { daysBetween } from '#shared/inventory/stock-usage'
import { toWallClock } from '#shared/platform/time'
import { useNow } from '#base/browser/use-now'
import { formatAmountWithUnit } from '#base/format'
import { alertsQuery, expiringQuery } from '#base/stock/stock-queries'
import { useDeskLocation } from '../desk-location'
import { TodaySectionPanel } from './today-panel'

/** The ingredients below their minimum. */
export function RunningLowPanel() {
  const { code } = useDeskLocation()
  return (
    <TodaySectionPanel
      title="Running low"
      answer={useQuery(alertsQuery(code))}
      lines={(alerts) => alerts}
      empty="Nothing is low."
      action={<Link href="/inventory">Inventory</Link>}
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
  )
}

const inDays = (days: number): string =>
  days < 0 ? 'expired' : days === 0 ? 'today' : days === 1 ? 'tomorrow' : `in ${days} days`

/** The stock that expires within a week. */
export function ExpiringPanel() {
  const location = useDeskLocation()
  const { date } = toWallClock(location, useNow())
  return (
    <TodaySectionPanel
      title="Expiring soon"
      answer={useQuery(expiringQuery(location.code))}
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
  )
}
