import type { LocationSettings } from '#shared/kitchen/settings-contract'
import type { LocationCode } from '#shared/locations/index'
import { readTypedCount } from '#shared/platform/typed-amount'
import { DeclaredFields, parseOptional, type DeclaredField } from '../form/declared-form'
import { SettingPanel } from '../form/setting-panel'
import { useSettingsForm } from '../settings/settings-section'

const fields: readonly DeclaredField<LocationSettings>[] = [
  {
    path: 'lockAfterMinutes',
    label: 'Tablets lock after',
    unit: 'min',
    read: ({ lockAfterMinutes }) => String(lockAfterMinutes),
    parse: readTypedCount,
  },
  { path: 'refundLimit', label: 'A cook refunds an order up to', unit: '$', read: ({ refundLimit }) => refundLimit },
  {
    path: 'handoverCodeFrom',
    label: 'Orders have a pickup code from (empty: none)',
    unit: '$',
    read: ({ handoverCodeFrom }) => handoverCodeFrom ?? '',
    parse: parseOptional,
  },
  {
    path: 'packing',
    label: 'Orders have a packing list',
    input: 'switch',
    read: ({ packing }) => (packing ? 'on' : 'off'),
    parse: (typed) => typed === 'on',
  },
]

type SettingsFormProps = { readonly location: LocationCode; readonly read: LocationSettings }

/** Edits when tablets lock, how much a cook refunds, and the codes and packing lists of orders. */
export function SettingsForm({ location, read }: SettingsFormProps) {
  const form = useSettingsForm({ location, read, fields })
  return (
    <SettingPanel
      title="Kitchen tablets"
      lead="Bumping and striking need no PIN. Everything else on a tablet asks for it, and again after this time without a touch."
      form={form}
    >
      <DeclaredFields fields={fields} />
    </SettingPanel>
  )
}
