import { DeskHeader } from '../desk-header'
import { useDeskLocation } from '../desk-location'
import { SettingsPanels } from './location-settings-form'
import { settingGroups } from './setting-fields'

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
