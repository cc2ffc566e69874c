import { Button } from '#ui/chakra/button'
import { chakra } from '@chakra-ui/react/styled-system'
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form'
import type { EventSettings } from '#shared/catering/contract'
import { eventDeskRoutes } from '#shared/catering/desk-contract'
import type { LocationCode } from '#shared/locations/index'
import type { RouteBody } from '#shared/platform/route'
import { callApi } from '#base/api/client'
import { SelectField, SelectOptions, TextField } from '#ui/forms/fields'
import { useDeskMenu } from '../desk-api'
import { DeclaredFields } from '../form/declared-form'
import { RowActions } from '../form/list-editing'
import { useRecordForm } from '../form/use-record-form'
import { useSaving } from '../form/use-saving'
import { SettingPanel } from '../form/setting-panel'
import {
  toSettingsRequest,
  mergeSettings,
  settingRules,
  toSettingsForm,
  type SettingsFormValues,
} from './event-settings-values'
import { eventSettingsQuery } from './use-events'

type PackageProps = { readonly at: number; readonly dishOptions: readonly { value: string; label: string }[] }

function PackageDishes({ at, dishOptions }: PackageProps) {
  const { fields, append, remove } = useFieldArray<SettingsFormValues, `packages.${number}.dishes`>({
    name: `packages.${at}.dishes`,
  })
  return (
    <>
      {fields.map(({ id }, dish) => (
        <chakra.div
          key={id}
          display="grid"
          gap="2"
          alignItems="flex-end"
          gridTemplateColumns={{ base: 'minmax(0, 1fr) auto', md: 'minmax(0, 1fr) 10rem auto' }}
          css={{ '& > :first-of-type': { gridColumn: { base: '1 / -1', md: 'auto' } } }}
        >
          <SelectField<SettingsFormValues> name={`packages.${at}.dishes.${dish}.menuItemId`} label="Dish">
            <SelectOptions of={[{ value: '', label: 'Choose a dish' }, ...dishOptions]} />
          </SelectField>
          <TextField<SettingsFormValues>
            name={`packages.${at}.dishes.${dish}.guestsPerPortion`}
            label="Guests per portion"
            inputMode="numeric"
          />
          <RowActions
            name={`dish ${dish + 1}`}
            at={dish}
            count={fields.length}
            onRemove={fields.length > 1 ? () => remove(dish) : undefined}
          />
        </chakra.div>
      ))}
      <Button
        type="button"
        variant="ghost"
        justifySelf="start"
        onClick={() => append({ menuItemId: '', guestsPerPortion: '1' })}
      >
        Add a dish
      </Button>
    </>
  )
}

function Packages({ dishOptions }: Pick<PackageProps, 'dishOptions'>) {
  const { control } = useFormContext<SettingsFormValues>()
  const { fields, append, remove } = useFieldArray({ control, name: 'packages' })
  const packages = useWatch({ control, name: 'packages' })
  const add = () =>
    append({
      packageId: crypto.randomUUID(),
      name: '',
      description: '',
      dishes: [{ menuItemId: '', guestsPerPortion: '1' }],
    })
  return (
    <>
      {fields.map(({ id }, at) => (
        <chakra.fieldset key={id} display="grid" gap="3" p="4" borderWidth="1px" borderRadius="xl" minW="0">
          <chakra.div display="flex" gap="2" alignItems="flex-end">
            <TextField<SettingsFormValues> name={`packages.${at}.name`} label="Package" maxLength={60} />
            <RowActions
              name={packages[at]?.name || `package ${at + 1}`}
              at={at}
              count={fields.length}
              onRemove={() => remove(at)}
            />
          </chakra.div>
          <TextField<SettingsFormValues> name={`packages.${at}.description`} label="Description" maxLength={300} />
          <PackageDishes at={at} dishOptions={dishOptions} />
        </chakra.fieldset>
      ))}
      <Button type="button" variant="outline" justifySelf="start" onClick={add}>
        Add a package
      </Button>
    </>
  )
}

type FormProps = { readonly location: LocationCode; readonly read: EventSettings }

/** Edits the rules of event requests and the packages that guests can choose. */
export function EventSettingsForm({ location, read }: FormProps) {
  const { data: menu } = useDeskMenu(location)
  const saving = useSaving<RouteBody<typeof eventDeskRoutes.updateEventSettings>, EventSettings>(
    'event-settings',
    location,
    {
      send: (body, headers) => callApi(eventDeskRoutes.updateEventSettings, { params: { location }, body, headers }),
      queryKey: eventSettingsQuery(location).queryKey,
      saved: 'The rules are saved',
    },
  )
  const form = useRecordForm({
    record: read,
    valuesOf: toSettingsForm,
    merge: mergeSettings,
    ...saving,
    save: (values, { version }) => saving.save(toSettingsRequest(values, version)),
  })
  const dishOptions = (menu?.dishes ?? [])
    .filter(({ isArchived }) => isArchived !== true)
    .map(({ id, name }) => ({ value: String(id), label: name }))
  return (
    <SettingPanel
      title="Rules and packages"
      lead="A package is made of dishes: one portion for every guest, or for several. Guests see its price at the menu’s prices."
      form={form}
    >
      <chakra.div display="grid" gap="3" gridTemplateColumns={{ base: '1fr 1fr', md: '1fr 1fr 1fr' }}>
        <DeclaredFields fields={settingRules} />
      </chakra.div>
      <Packages dishOptions={dishOptions} />
    </SettingPanel>
  )
}
