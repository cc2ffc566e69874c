import { useQuery } from '@tanstack/react-query'
import { hoursEditingRoutes, type AffectedOrder } from '#shared/hours/editing-contract'
import { freshLocationQuery } from '#base/api/location-query'
import { useDeskLocation } from '../desk-location'
import { Loaded } from '../form/loaded'
import { AffectedOrderList } from '../hours/affected-orders'
import { TodayNotice } from './today-panel'

export const leftOutsideQuery = freshLocationQuery(hoursEditingRoutes.listLeftOutside)

/** Orders that new hours left outside, until each is rescheduled, cancelled or completed. */
export function LeftOutsidePanel() {
  const location = useDeskLocation()
  const query = useQuery(leftOutsideQuery(location.code))
  return (
    <Loaded query={query} failed="Orders outside your hours could not be loaded." isInPanel loading={null}>
      {(orders) => orders.length > 0 && <LeftOutsideNotice orders={orders} />}
    </Loaded>
  )
}

function LeftOutsideNotice({ orders }: { readonly orders: readonly AffectedOrder[] }) {
  const location = useDeskLocation()
  return (
    <TodayNotice
      label="Orders outside your hours"
      title={orders.length === 1 ? '1 order is outside your hours' : `${orders.length} orders are outside your hours`}
    >
      <p>You saved your hours anyway. Reschedule or cancel each order, or cook it.</p>
      <AffectedOrderList location={location} orders={orders} />
    </TodayNotice>
  )
}
