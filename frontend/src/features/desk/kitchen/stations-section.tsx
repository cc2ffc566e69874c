import { chakra } from '@chakra-ui/react/styled-system'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { capacityRoutes } from '#shared/kitchen/capacity-contract'
import type { CapacitySettings } from '#shared/kitchen/capacity-contract'
import type { LocationCode } from '#shared/locations/index'
import { callApi } from '#base/api/client'
import { sendOnce } from '#base/api/idempotency'
import { toast } from '#ui/toast'
import { TextField } from '#ui/forms/fields'
import { deskSaveKey } from '#base/storage/storage-keys'
import { deskIntakeQuery, findCurrentVersion, hasProperties } from '../desk-api'
import { mergeParts, withFields } from '../form/three-way-merge'
import { useRecordForm } from '../form/use-record-form'
import { capacityQuery, stationsQuery } from './kitchen-queries'
import { SettingPanel } from './setting-panel'
import { LoadError } from '#ui/data-states'
import { PageSpinner } from '#ui/loading-placeholders'
import { DeskHeader } from '../desk-header'
import { useDeskLocation } from '../desk-location'
import { StationsForm } from './stations-form'

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

/** Station settings and capacity (docs/product/kitchen.md#stations-and-slots). */
export function StationsSection() {
  const { code } = useDeskLocation()
  const stations = useQuery(stationsQuery(code))
  const capacity = useQuery(capacityQuery(code))
  const { data: intake } = useQuery({ ...deskIntakeQuery(code), refetchInterval: 30_000 })
  const quotes = intake?.quotesWhenOpen ?? intake?.quotes
  const again = () => void Promise.all([stations.refetch(), capacity.refetch()])
  const isLoaded = stations.data && capacity.data
  return (
    <>
      <DeskHeader
        title="Kitchen"
        lead={
          quotes
            ? `${intake?.quotesWhenOpen ? 'While open, an order' : 'An order that comes now'} is quoted ${quotes.pickup.min}-${quotes.pickup.max} minutes for pickup, ${quotes.delivery.min}-${quotes.delivery.max} for delivery.`
            : 'What guests are promised.'
        }
      />
      {isLoaded && (
        <chakra.div display="grid" gap="5" gridTemplateColumns="minmax(0, 1fr)" maxW="48rem">
          <StationsForm key={`stations ${code}`} location={code} read={stations.data} />
          <CapacityForm key={`capacity ${code}`} location={code} read={capacity.data} />
        </chakra.div>
      )}
      {!isLoaded &&
        (stations.isError || capacity.isError ? (
          <LoadError onRetry={again}>The kitchen’s figures could not be loaded.</LoadError>
        ) : (
          <PageSpinner />
        ))}
    </>
  )
}
