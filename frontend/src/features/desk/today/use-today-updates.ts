import { useQueryClient } from '@tanstack/react-query'
import { getServerId } from '#shared/locations/index'
import { useLiveConnection } from '#base/live/live-connection'
import { specialsQuery } from '#base/menu/use-menu'
import { changesQuery, deskHoursQuery, deskIntakeQuery, deskMenuQuery, ordersQuery } from '../desk-api'
import { useDeskLocation } from '../desk-location'
import { leftOutsideQuery } from './left-outside-panel'

/** Refetches the data that a message of the live connection reports as changed. */
export function useTodayUpdates(): void {
  const client = useQueryClient()
  const location = useDeskLocation()
  const { code } = location
  const read = (...keys: readonly (readonly unknown[])[]) =>
    keys.forEach((queryKey) => void client.invalidateQueries({ queryKey }))
  useLiveConnection({
    subscriptions: [{ type: 'subscribe_location', locationId: getServerId(location) }],
    onMessage: ({ type }) => {
      if (type === 'new_order' || type === 'status_update')
        read(ordersQuery(code).queryKey, specialsQuery(code).queryKey, leftOutsideQuery(code).queryKey)
      if (type === 'menu_update')
        read(deskMenuQuery(code).queryKey, specialsQuery(code).queryKey, changesQuery(code).queryKey)
      if (type === 'hours_update')
        read(deskHoursQuery(code).queryKey, changesQuery(code).queryKey, leftOutsideQuery(code).queryKey)
      if (type === 'intake_update') read(deskIntakeQuery(code).queryKey, changesQuery(code).queryKey)
    },
    onReconnect: () => read(deskIntakeQuery(code).queryKey),
  })
}
