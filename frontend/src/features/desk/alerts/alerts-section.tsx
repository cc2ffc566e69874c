import { DeskHeader } from '../desk-header'
import { useDeskLocation } from '../desk-location'
import { alertGroups } from '../settings/setting-fields'
import { SettingsPanels } from '../settings/settings-section'
import { DevicesPanel } from './devices-panel'

/** The owner's alerts: on which devices and which kinds (docs/product/alerts.md). */
export function AlertsSection() {
  const { code, name } = useDeskLocation()
  return (
    <>
      <DeskHeader title="Alerts" lead={`What you hear of ${name} at once, wherever you are.`} />
      <DevicesPanel key={code} />
      <SettingsPanels groups={alertGroups} />
    </>
  )
}
