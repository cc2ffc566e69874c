import { LoadError } from '#ui/data-states'
import { ContentSkeleton } from '#ui/loading-placeholders'
import { DeskHeader } from '../desk-header'
import { useDeskLocation } from '../desk-location'
import { HoursForm } from './hours-form'
import { useDeskHours } from './use-desk-hours'

/** The location's opening hours (docs/product/desk.md#hours). */
export function HoursSection() {
  const location = useDeskLocation()
  const { data, isError, refetch } = useDeskHours(location)
  return (
    <>
      <DeskHeader title="Hours" lead={`When ${location.name} is open, for guests and for orders.`} />
      {data && <HoursForm key={location.code} location={location} read={data} />}
      {!data &&
        (isError ? (
          <LoadError onRetry={() => void refetch()}>The hours could not be loaded.</LoadError>
        ) : (
          <ContentSkeleton />
        ))}
    </>
  )
}
