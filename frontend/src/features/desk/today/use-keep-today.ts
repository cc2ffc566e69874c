import { useQueryClient } from '@tanstack/react-query'
import { serverIdOf } from '#shared/locations/index'
import { useLive } from '#base/live/use-live'
import { changesQuery, hoursQuery, intakeQuery, menuQuery, ordersQuery } from '../api/queries'
import { useDeskLocation } from '../desk-location'

/** Reads again what a message of the live connection says has changed. */
export function useKeepToday(): void {
  const client = useQueryClient()
  const location = useDeskLocation()
  const { code } = location
  const read = (...keys: readonly (readonly unknown[])[]) =>
    keys.forEach((queryKey) => void client.invalidateQueries({ queryKey }))
  useLive({
    subscriptions: [{ type: 'subscribe_location', locationId: serverIdOf(location) }],
    onMessage: ({ type }) => {
      if (type === 'new_order' || type === 'status_update') read(ordersQuery(code).queryKey)
      if (type === 'menu_update') read(menuQuery(code).queryKey, changesQuery(code).queryKey)
      if (type === 'hours_update') read(hoursQuery(code).queryKey, changesQuery(code).queryKey)
      if (type === 'intake_update') read(intakeQuery(code).queryKey, changesQuery(code).queryKey)
    },
    onReconnect: () => read(intakeQuery(code).queryKey),
  })
}
