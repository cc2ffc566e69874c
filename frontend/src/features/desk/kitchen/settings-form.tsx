import { useQueryClient } from '@tanstack/react-query'
import { settingsRoutes, type LocationSettings } from '#shared/kitchen/settings-contract'
import type { LocationCode } from '#shared/locations/index'
import { isBlank } from '#shared/platform/text'
import { readTypedCount } from '#shared/platform/typed-amount'
import { callApi } from '#base/api/client'
import { sendOnce } from '#base/api/idempotency'
import { toast } from '#ui/toast'
import { AmountField } from '#ui/forms/fields'
import { deskSaveKey } from '#base/storage/storage-keys'
import { findCurrentVersion, hasProperties } from '../desk-api'
import { mergeParts, withFields } from '../form/three-way-merge'
import { useRecordForm } from '../form/use-record-form'
import { settingsQuery } from './kitchen-queries'
import { SettingPanel } from './setting-panel'

const fields = [
  { name: 'lockAfterMinutes', label: 'Tablets lock after', unit: 'min' },
  { name: 'refundLimit', label: 'A cook refunds an order up to', unit: '$' },
  { name: 'handoverCodeFrom', label: 'Orders have a pickup code from (empty: none)', unit: '$' },
] as const

const valuesOf = ({ lockAfterMinutes, refundLimit, handoverCodeFrom }: LocationSettings) => ({
  lockAfterMinutes: String(lockAfterMinutes),
  refundLimit,
  handoverCodeFrom: handoverCodeFrom ?? '',
})

type Values = ReturnType<typeof valuesOf>

const isSettings = (value: unknown): value is LocationSettings =>
  hasProperties(value, 'lockAfterMinutes', 'refundLimit', 'version')

const merge = mergeParts<Values>({
  partsOf: (values) => fields.map((field) => ({ ...field, text: values[field.name] })),
  withParts: withFields,
})

type SettingsFormProps = { readonly location: LocationCode; readonly read: LocationSettings }

/** Edits when tablets lock, how much a cook refunds, and which orders have a pickup code. */
export function SettingsForm({ location, read }: SettingsFormProps) {
  const client = useQueryClient()
  const form = useRecordForm({
    record: read,
    valuesOf,
    merge,
    save: ({ lockAfterMinutes, refundLimit, handoverCodeFrom }, { version }) => {
      const body = {
        lockAfterMinutes: readTypedCount(lockAfterMinutes),
        refundLimit,
        handoverCodeFrom: isBlank(handoverCodeFrom) ? null : handoverCodeFrom,
        version,
      }
      return sendOnce(deskSaveKey('settings', location), body, (headers) =>
        callApi(settingsRoutes.updateLocationSettings, { params: { location }, body, headers }),
      )
    },
    currentOf: (error) => findCurrentVersion(error, isSettings),
    onSaved: (saved) => {
      client.setQueryData(settingsQuery(location).queryKey, saved)
      toast({ title: 'The settings are saved' })
    },
  })
  return (
    <SettingPanel
      title="Kitchen tablets"
      lead="Bumping and striking need no PIN. Everything else on a tablet asks for it, and again after this time without a touch."
      form={form}
    >
      {fields.map((field) => (
        <AmountField<Values> key={field.name} {...field} />
      ))}
    </SettingPanel>
  )
}
