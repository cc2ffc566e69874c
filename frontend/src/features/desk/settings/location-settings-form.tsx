import { chakra } from '@chakra-ui/react/styled-system'
import type { LocationSettings } from '#shared/kitchen/settings-contract'
import { applyFacts } from '#shared/locations/facts'
import type { Location } from '#shared/locations/index'
import { updateLocation } from '#base/location/location-store'
import { ResolveConflictPanel } from '../form/conflict-panel'
import { DeclaredFields } from '../form/declared-form'
import { FormFrame, FormPanel, SaveBar } from '../form/form-layout'
import { settingGroups } from './setting-fields'
import { useSettingsForm } from './use-settings-form'

const fields = settingGroups.flatMap((group) => group.fields)

type FormProps = { readonly location: Location; readonly read: LocationSettings }

/** Edits all settings of a location. */
export function LocationSettingsForm({ location, read }: FormProps) {
  const form = useSettingsForm({
    location: location.code,
    read,
    fields,
    onSaved: (saved) => updateLocation(location, applyFacts(location, saved)),
  })
  return (
    <FormFrame form={form} display="grid" gap="5" gridTemplateColumns="minmax(0, 1fr)">
      {form.problem && (
        <chakra.p role="alert" p="3" borderRadius="lg" fontSize="sm" bg="danger.subtle" color="danger.fg">
          {form.problem}
        </chakra.p>
      )}
      {form.conflict && <ResolveConflictPanel {...form.conflict} isSaving={form.isSending} />}
      {settingGroups.map((group) => (
        <FormPanel key={group.title} title={group.title} lead={group.lead}>
          <chakra.div
            display="grid"
            gap="4"
            alignItems="start"
            gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}
          >
            <DeclaredFields fields={group.fields} />
          </chakra.div>
        </FormPanel>
      ))}
      <SaveBar
        words="Not saved yet. Pages, orders and mails follow once you save."
        isUnsaved={form.isUnsaved}
        isSaving={form.isSending}
        onDiscard={form.discard}
      />
    </FormFrame>
  )
}
