import { useQueryClient } from '@tanstack/react-query'
import { settingsRoutes, type LocationSettings } from '#shared/kitchen/settings-contract'
import type { LocationCode } from '#shared/locations/index'
import { callApi } from '#base/api/client'
import { sendOnce } from '#base/api/idempotency'
import { deskSaveKey } from '#base/storage/storage-keys'
import { toast } from '#ui/toast'
import { findCurrentVersion, hasProperties } from '../desk-api'
import { useDeclaredForm, type DeclaredField } from '../form/declared-form'
import { settingsQuery } from '../kitchen/kitchen-queries'

const isSettings = (value: unknown): value is LocationSettings =>
  hasProperties(value, 'lockAfterMinutes', 'delivery', 'version')

type SettingsFormOptions = {
  readonly location: LocationCode
  readonly read: LocationSettings
  readonly fields: readonly DeclaredField<LocationSettings>[]
  readonly onSaved?: (saved: LocationSettings) => void
}

/** Returns a form over some of a location's settings; the others keep their values. */
export function useSettingsForm({ location, read, fields, onSaved }: SettingsFormOptions) {
  const client = useQueryClient()
  return useDeclaredForm({
    fields,
    record: read,
    schema: settingsRoutes.updateLocationSettings.body,
    currentOf: (error) => findCurrentVersion(error, isSettings),
    save: (body) =>
      sendOnce(deskSaveKey('settings', location), body, (headers) =>
        callApi(settingsRoutes.updateLocationSettings, { params: { location }, body, headers }),
      ),
    onSaved: (saved) => {
      client.setQueryData(settingsQuery(location).queryKey, saved)
      onSaved?.(saved)
      toast({ title: 'The settings are saved' })
    },
  })
}
