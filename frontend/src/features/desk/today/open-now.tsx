import { chakra } from '@chakra-ui/react/styled-system'
import type { HoursWithStatus } from '#shared/hours/contract'
import type { Location } from '#shared/locations/index'

const timeText = (at: string, { timeZone }: Location): string =>
  new Date(at).toLocaleTimeString('en-US', { weekday: 'short', hour: 'numeric', minute: '2-digit', timeZone })

/** Whether the location is open, and until when. */
export const OpenNow = ({
  hours: { open, until },
  location,
}: {
  readonly hours: HoursWithStatus
  readonly location: Location
}) => (
  <chakra.span color={open ? 'success.fg' : 'warning.fg'}>
    {open ? 'Open' : 'Closed'}
    {until && <small>until {timeText(until, location)}</small>}
  </chakra.span>
)
