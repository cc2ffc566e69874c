import { chakra } from '@chakra-ui/react/styled-system'
import { useQuery } from '@tanstack/react-query'
import { useStaffLocations } from '#base/location/work-location'
import { LoadError } from '#ui/data-states'
import { ContentSkeleton } from '#ui/loading-placeholders'
import { DeskHeader } from '../desk-header'
import { useDeskLocation } from '../desk-location'
import { daypartsQuery } from './dayparts-api'
import { DaypartsForm } from './dayparts-form'

/** The location's dayparts (docs/product/desk.md#dayparts). */
export function DaypartsSection() {
  const location = useDeskLocation()
  const others = useStaffLocations().filter(({ code }) => code !== location.code)
  const { data, isError, refetch } = useQuery(daypartsQuery(location.code))
  return (
    <>
      <DeskHeader title="Dayparts" lead={`When ${location.name} has its lunch menu, and others.`} />
      {data && (
        <chakra.div maxW="52rem">
          <DaypartsForm key={location.code} location={location} read={data} others={others} />
        </chakra.div>
      )}
      {!data &&
        (isError ? (
          <LoadError onRetry={() => void refetch()}>The dayparts could not be loaded.</LoadError>
        ) : (
          <ContentSkeleton />
        ))}
    </>
  )
}
