import { chakra } from '@chakra-ui/react/styled-system'
import { useQueryClient } from '@tanstack/react-query'
import { capacityRoutes } from '#shared/contract/slots/promises'
import type { CapacitySettings } from '#shared/contract/slots/promises'
import type { LocationCode } from '#shared/locations/index'
import { callApi } from '#base/api/call'
import { sendOnce } from '#base/api/idempotency'
import { toast } from '#base/components/toast'
import { TextField } from '#base/forms/fields'
import { deskSaveKey } from '#base/storage/names'
import { findCurrentVersion, hasProperties } from '../api/refusals'
import { mergeParts, withFields } from '../form/three-way-merge'
import { useRecordForm } from '../form/use-record-form'
import { capacityQuery } from './queries'
import { SettingPanel } from './setting-panel'

const types = [
  { name: 'pickup', label: 'Pickups' },
  { name: 'delivery', label: 'Deliveries' },
] as const

const textOf = (limit: number | null) => (limit === null ? '' : String(limit))
const valuesOf = ({ pickup, delivery }: CapacitySettings) => ({ pickup: textOf(pickup), delivery: textOf(delivery) })
type Values = ReturnType<typeof valuesOf>

const limitIn = (text: string) => (text.trim() === '' ? null : Number(text))

const isCapacity = (value: unknown): value is CapacitySettings => hasProperties(value, 'pickup', 'version')

const merge = mergeParts<Values>({
  partsOf: (values) => types.map((type) => ({ ...type, text: values[type.name].trim() || 'no limit' })),
  withParts: withFields,
})

type CapacityFormProps = { readonly location: LocationCode; readonly read: CapacitySettings }

/** How many orders ten minutes take; nothing for as many as come. */
export function CapacityForm({ location, read }: CapacityFormProps) {
  const client = useQueryClient()
  const form = useRecordForm({
    record: read,
    valuesOf,
    merge,
    save: ({ pickup, delivery }, { version }) => {
      const body = { pickup: limitIn(pickup), delivery: limitIn(delivery), version }
      return sendOnce(deskSaveKey('capacity', location), body, (headers) =>
        callApi(capacityRoutes.changeCapacity, { params: { location }, body, headers }),
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
      title="Orders in ten minutes"
      lead="What is full is shown as full, and guests choose another time. Leave empty for no limit; orders from before a limit was set don’t count."
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
