import { chakra } from '@chakra-ui/react/styled-system'
import { useQueryClient } from '@tanstack/react-query'
import { capacityRoutes, type CapacitySettings } from '#shared/kitchen/capacity-contract'
import type { LocationCode } from '#shared/locations/index'
import { isBlank } from '#shared/platform/text'
import { readTypedCount } from '#shared/platform/typed-amount'
import { callApi } from '#base/api/client'
import { sendOnce } from '#base/api/idempotency'
import { toast } from '#ui/toast'
import { deskSaveKey } from '#base/storage/storage-keys'
import { hasProperties } from '../desk-api'
import { DeclaredFields, useDeclaredForm, type DeclaredField } from '../form/declared-form'
import { capacityQuery } from './kitchen-queries'
import { SettingPanel } from './setting-panel'

const limitField = (path: 'pickup' | 'delivery', label: string): DeclaredField<CapacitySettings> => ({
  path,
  label,
  input: 'count',
  placeholder: 'No limit',
  read: ({ [path]: limit }) => (limit === null ? '' : String(limit)),
  parse: (typed) => (isBlank(typed) ? null : readTypedCount(typed)),
})

const fields = [limitField('pickup', 'Pickups'), limitField('delivery', 'Deliveries')]

const isCapacity = (value: unknown): value is CapacitySettings => hasProperties(value, 'pickup', 'version')

type CapacityFormProps = { readonly location: LocationCode; readonly read: CapacitySettings }

/** Edits how many orders the kitchen takes per ten minutes; an empty field means no limit. */
export function CapacityForm({ location, read }: CapacityFormProps) {
  const client = useQueryClient()
  const form = useDeclaredForm({
    fields,
    record: read,
    schema: capacityRoutes.updateCapacity.body,
    isRecord: isCapacity,
    save: (body) =>
      sendOnce(deskSaveKey('capacity', location), body, (headers) =>
        callApi(capacityRoutes.updateCapacity, { params: { location }, body, headers }),
      ),
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
        <DeclaredFields fields={fields} />
      </chakra.div>
    </SettingPanel>
  )
}
