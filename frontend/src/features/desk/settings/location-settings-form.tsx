import { chakra } from '@chakra-ui/react/styled-system'
import type { LocationSettings } from '#shared/kitchen/settings-contract'
import { applyFacts } from '#shared/locations/facts'
import type { Location } from '#shared/locations/index'
import { updateLocation } from '#base/location/location-store'
import { ResolveConflictPanel } from '../form/conflict-panel'
import { DeclaredFields } from '../form/declared-form'
import { FormFrame, FormPanel, SaveBar } from '../form/form-layout'
import type { Group } from './setting-fields'
import { useSettingsForm } from './use-settings-form'

type FormProps = {
  readonly location: Location
  readonly read: LocationSettings
  readonly groups: readonly Group[]
}

/** Edits groups of a location's settings. */
export function LocationSettingsForm({ location, read, groups }: FormProps) {
  const form = useSettingsForm({
    location: location.code,
    read,
    fields: groups.flatMap((group) => group.fields),
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
      {groups.map((group) => (
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
