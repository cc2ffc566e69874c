import { chakra } from '@chakra-ui/react/styled-system'
import { useQuery } from '@tanstack/react-query'
import { settingsRoutes, type LocationSettings } from '#shared/kitchen/settings-contract'
import { applyFacts } from '#shared/locations/facts'
import type { Location, LocationCode } from '#shared/locations/index'
import { getPolicy } from '#shared/locations/policy'
import type { RouteBody } from '#shared/platform/route'
import { callApi } from '#base/api/client'
import { updateLocation } from '#base/location/location-store'
import { useDeskLocation } from '../desk-location'
import { GroupedForm, useDeclaredForm, type DeclaredField, type FieldGroup } from '../form/declared-form'
import { Loaded } from '../form/loaded'
import { useSaving } from '../form/use-saving'
import { settingsQuery } from '../kitchen/kitchen-queries'
import { DeskHeader } from '../desk-header'
import { settingGroups } from './setting-fields'

type SettingsFormOptions = {
  readonly location: LocationCode
  readonly read: LocationSettings
  readonly fields: readonly DeclaredField<LocationSettings>[]
  readonly onSaved?: (saved: LocationSettings) => void
}

/** Returns a form over some of a location's settings; the others keep their values. */
export function useSettingsForm({ location, read, fields, onSaved }: SettingsFormOptions) {
  const saving = useSaving<RouteBody<typeof settingsRoutes.updateLocationSettings>, LocationSettings>(
    'settings',
    location,
    {
      send: (body, headers) => callApi(settingsRoutes.updateLocationSettings, { params: { location }, body, headers }),
      queryKey: settingsQuery(location).queryKey,
      saved: 'The settings are saved',
      onSaved,
    },
  )
  return useDeclaredForm({ fields, record: read, schema: settingsRoutes.updateLocationSettings.body, ...saving })
}

type GroupsProps = { readonly groups: readonly FieldGroup<LocationSettings>[] }

function SettingsForm({
  location,
  read,
  groups,
}: GroupsProps & { readonly location: Location; readonly read: LocationSettings }) {
  const form = useSettingsForm({
    location: location.code,
    read,
    fields: groups.flatMap((group) => group.fields),
    onSaved: (saved) => updateLocation(location, applyFacts(location, saved)),
  })
  return (
    <GroupedForm form={form} groups={groups} summary="Not saved yet. Pages, orders and mails follow once you save." />
  )
}

/** Reads the settings of the desk's location and edits groups of them. */
export function SettingsPanels({ groups }: GroupsProps) {
  const location = useDeskLocation()
  return (
    <Loaded query={useQuery(settingsQuery(location.code))} failed="The settings could not be loaded.">
      {(read) => (
        <chakra.div maxW="52rem">
          <SettingsForm key={location.code} location={location} read={read} groups={groups} />
        </chakra.div>
      )}
    </Loaded>
  )
}
/** What the owner decides about a location (docs/product/desk.md#settings). */
export function SettingsSection() {
  const location = useDeskLocation()
  return (
    <>
      <DeskHeader title="Settings" lead={`What guests read of ${location.name}, and how it charges and reports.`} />
      {getPolicy(location).acceptsOrdersWhileClosed && (
        <chakra.p mb="5" maxW="52rem" color="fg.muted">
          A test site takes orders at any hour, so it also offers deliveries right after opening to ZIP codes that take
          longer. A live site offers them from the opening plus their minutes on. A test site charges every delivery its
          fee and asks for no minimum; a live one uses “Free from” and “Minimum”.
        </chakra.p>
      )}
      <SettingsPanels groups={settingGroups} />
    </>
  )
}
