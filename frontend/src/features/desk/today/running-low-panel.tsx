import { chakra } from '@chakra-ui/react/styled-system'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import { formatAmountWithUnit } from '#base/format'
import { alertsQuery } from '../../../base/stock/stock-queries'
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
  )
}
