import { chakra } from '@chakra-ui/react/styled-system'
import { useQueryClient } from '@tanstack/react-query'
import { capacityRoutes, type CapacitySettings, type StationSettings } from '#shared/kitchen/capacity-contract'
import type { LocationCode } from '#shared/locations/index'
import { isBlank } from '#shared/platform/text'
import { readTypedCount } from '#shared/platform/typed-amount'
import { callApi } from '#base/api/client'
import { sendOnce } from '#base/api/idempotency'
import { toast } from '#ui/toast'
import { deskSaveKey } from '#base/storage/storage-keys'
import { findCurrentVersion, hasProperties } from '../desk-api'
import { DeclaredFields, useDeclaredForm, type DeclaredField } from '../form/declared-form'
import { describeRoom } from './describe-room'
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

const limits = [limitField('pickup', 'Pickups'), limitField('delivery', 'Deliveries')]

const kitchenTimeField = (stations: StationSettings['stations']): DeclaredField<CapacitySettings> => ({
  path: 'kitchenTime',
  label: 'Orders reserve kitchen time',
  hint: `So that promises are kept. By your stations there is room for ${describeRoom(stations)} in each quarter of an hour.`,
  input: 'switch',
  read: ({ kitchenTime = false }) => (kitchenTime ? 'on' : 'off'),
  parse: (typed) => typed === 'on',
})

const isCapacity = (value: unknown): value is CapacitySettings => hasProperties(value, 'pickup', 'version')

type CapacityFormProps = {
  readonly location: LocationCode
  readonly read: CapacitySettings
  readonly stations: StationSettings['stations']
}

/**
 * Edits how many orders the kitchen takes per ten minutes, with no limit for an empty field, and
 * whether orders reserve its time.
 */
export function CapacityForm({ location, read, stations }: CapacityFormProps) {
  const kitchenTime = kitchenTimeField(stations)
  const client = useQueryClient()
  const form = useDeclaredForm({
    fields: [...limits, kitchenTime],
    record: read,
    schema: capacityRoutes.updateCapacity.body,
    currentOf: (error) => findCurrentVersion(error, isCapacity),
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
        <DeclaredFields fields={limits} />
      </chakra.div>
      <DeclaredFields fields={[kitchenTime]} />
    </SettingPanel>
  )
}
