import { useQuery } from '@tanstack/react-query'
import { isDepositToReturn } from '#shared/catering/event-states'
import { formatShortDate } from '#shared/hours/hours'
import { getPolicy } from '#shared/locations/policy'
import { formatDecimal } from '#shared/platform/money'
import { useDeskLocation } from '../desk-location'
import { eventsQuery } from '../events/use-events'
import { deskPaths } from '../paths'
import { TodayNotice } from './today-panel'

/** Deposits of cancelled events that were paid at the restaurant, until they are returned. */
export function DepositsPanel() {
  const location = useDeskLocation()
  const { data: events = [] } = useQuery({
    ...eventsQuery(location.code),
    enabled: getPolicy(location).takesEventRequests,
  })
  return events.filter(isDepositToReturn).map(({ id, date, contact, deposit }) => (
    <TodayNotice
      key={id}
      label={`Deposit to return to ${contact.name}`}
      title={`Return the deposit of ${formatDecimal(deposit?.amount ?? '0.00')} to ${contact.name}`}
      link={{ href: `${deskPaths.events}/${id}`, text: 'Record the return' }}
    >
      <p>The event on {formatShortDate(date)} was canceled.</p>
    </TodayNotice>
  ))
}
