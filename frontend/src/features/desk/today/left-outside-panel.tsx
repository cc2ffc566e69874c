import { useQuery } from '@tanstack/react-query'
import { hoursEditingRoutes } from '#shared/hours/editing-contract'
import { freshLocationQuery } from '#base/api/location-query'
import { useDeskLocation } from '../desk-location'
import { AffectedOrderList } from '../hours/affected-orders'
import { TodayNotice } from './today-panel'

export const leftOutsideQuery = freshLocationQuery(hoursEditingRoutes.listLeftOutside)

/** Orders that new hours left outside, until each is rescheduled, cancelled or completed. */
export function LeftOutsidePanel() {
  const location = useDeskLocation()
  const { data: orders = [] } = useQuery(leftOutsideQuery(location.code))
  if (orders.length === 0) return null
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
