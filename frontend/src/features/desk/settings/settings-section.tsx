import { chakra } from '@chakra-ui/react/styled-system'
import { useQuery } from '@tanstack/react-query'
import { LoadError } from '#ui/data-states'
import { ContentSkeleton } from '#ui/loading-placeholders'
import { DeskHeader } from '../desk-header'
import { useDeskLocation } from '../desk-location'
import { settingsQuery } from '../kitchen/kitchen-queries'
import { LocationSettingsForm } from './location-settings-form'

/** What the owner decides about a location (docs/product/desk.md#settings). */
export function SettingsSection() {
  const location = useDeskLocation()
  const { data, isError, refetch } = useQuery(settingsQuery(location.code))
  return (
    <>
      <DeskHeader title="Settings" lead={`What guests read of ${location.name}, and how it charges and reports.`} />
      {data && (
        <chakra.div maxW="52rem">
          <LocationSettingsForm key={location.code} location={location} read={data} />
        </chakra.div>
      )}
      {!data &&
        (isError ? (
          <LoadError onRetry={() => void refetch()}>The settings could not be loaded.</LoadError>
        ) : (
          <ContentSkeleton />
        ))}
    </>
  )
}
