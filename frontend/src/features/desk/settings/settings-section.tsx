import { chakra } from '@chakra-ui/react/styled-system'
import { useQuery } from '@tanstack/react-query'
import { LoadError } from '#ui/data-states'
import { ContentSkeleton } from '#ui/loading-placeholders'
import { DeskHeader } from '../desk-header'
import { useDeskLocation } from '../desk-location'
import { settingsQuery } from '../kitchen/kitchen-queries'
import { LocationSettingsForm } from './location-settings-form'
import { settingGroups, type Group } from './setting-fields'

/** Reads the settings of the desk's location and edits groups of them. */
export function SettingsPanels({ groups }: { readonly groups: readonly Group[] }) {
  const location = useDeskLocation()
  const { data, isError, refetch } = useQuery(settingsQuery(location.code))
  if (data)
    return (
      <chakra.div maxW="52rem">
        <LocationSettingsForm key={location.code} location={location} read={data} groups={groups} />
      </chakra.div>
    )
  if (!isError) return <ContentSkeleton />
  return <LoadError onRetry={() => void refetch()}>The settings could not be loaded.</LoadError>
}

/** What the owner decides about a location (docs/product/desk.md#settings). */
export function SettingsSection() {
  const { name } = useDeskLocation()
  return (
    <>
      <DeskHeader title="Settings" lead={`What guests read of ${name}, and how it charges and reports.`} />
      <SettingsPanels groups={settingGroups} />
    </>
  )
}
