import { chakra } from '@chakra-ui/react/styled-system'
import { useQueryClient } from '@tanstack/react-query'
import { capacityRoutes, type CapacitySettings } from '#shared/kitchen/capacity-contract'
import type { LocationCode } from '#shared/locations/index'
import { isBlank } from '#shared/platform/text'
import { readTypedCount } from '#shared/platform/typed-amount'
import { callApi } from '#base/api/client'
import { sendOnce } from '#base/api/idempotency'
import { toast } from '#ui/toast'
import { TextField } from '#ui/forms/fields'
import { deskSaveKey } from '#base/storage/storage-keys'
import { findCurrentVersion, hasProperties } from '../desk-api'
import { mergeParts, withFields } from '../form/three-way-merge'
import { useRecordForm } from '../form/use-record-form'
import { capacityQuery } from './kitchen-queries'
import { SettingPanel } from './setting-panel'

const types = [
  { name: 'pickup', label: 'Pickups' },
  { name: 'delivery', label: 'Deliveries' },
] as const

const textOf = (limit: number | null) => (limit === null ? '' : String(limit))

const valuesOf = ({ pickup, delivery }: CapacitySettings) => ({ pickup: textOf(pickup), delivery: textOf(delivery) })

type Values = ReturnType<typeof valuesOf>

const limitIn = (text: string) => (isBlank(text) ? null : readTypedCount(text))

const isCapacity = (value: unknown): value is CapacitySettings => hasProperties(value, 'pickup', 'version')

const merge = mergeParts<Values>({
  partsOf: (values) => types.map((type) => ({ ...type, text: values[type.name].trim() || 'no limit' })),
  withParts: withFields,
})

type CapacityFormProps = { readonly location: LocationCode; readonly read: CapacitySettings }

/** Edits how many orders the kitchen takes per ten minutes; an empty field means no limit. */
export function CapacityForm({ location, read }: CapacityFormProps) {
  const client = useQueryClient()
  const form = useRecordForm({
    record: read,
    valuesOf,
    merge,
    save: ({ pickup, delivery }, { version }) => {
      const body = { pickup: limitIn(pickup), delivery: limitIn(delivery), version }
      return sendOnce(deskSaveKey('capacity', location), body, (headers) =>
        callApi(capacityRoutes.updateCapacity, { params: { location }, body, headers }),
      )
    },
    currentOf: (error) => findCurrentVersion(error, isCapacity),
    onSaved: (saved) => {
      client.setQueryData(capacityQuery(location).queryKey, saved)
      toast({ title: 'The limits are saved' })
    },
  })
  return (
    <SettingPanel
      title="Orders per ten minutes"
      lead="Guests can’t choose a full time. Leave empty for no limit; orders placed before a limit was set don’t count."
      form={form}
    >
      <chakra.div display="grid" gap="3" gridTemplateColumns="1fr 1fr">
        {types.map(({ name, label }) => (
          <TextField<Values> key={name} name={name} label={label} inputMode="numeric" placeholder="No limit" />
        ))}
      </chakra.div>
    </SettingPanel>
  )
}
