import { chakra } from '@chakra-ui/react/styled-system'
import { capacityRoutes, type CapacitySettings, type StationSettings } from '#shared/kitchen/capacity-contract'
import type { LocationCode } from '#shared/locations/index'
import type { Station } from '#shared/menu/contract'
import { countDishesPerQuarter } from '#shared/orders/timing/kitchen-time'
import { withDefaultStations } from '#shared/orders/timing/stations'
import type { RouteBody } from '#shared/platform/route'
import { isBlank } from '#shared/platform/text'
import { readTypedCount } from '#shared/platform/typed-amount'
import { callApi } from '#base/api/client'
import { DeclaredFields, useDeclaredForm, type DeclaredField } from '../form/declared-form'
import { SettingPanel } from '../form/setting-panel'
import { useSaving } from '../form/use-saving'
import { capacityQuery } from './kitchen-queries'

const dishes = {
  hibachi: 'hibachi dishes',
  sushi: 'sushi dishes',
  fry: 'fried dishes',
  drinks: 'drinks',
} as const satisfies Record<Station, string>

/** Describes what a quarter of an hour holds: `6 hibachi dishes, 6 sushi dishes`. */
const describeRoom = (stations: StationSettings['stations']): string =>
  withDefaultStations(stations)
    .map((figures) => ({ station: figures.station, room: countDishesPerQuarter(figures) }))
    .flatMap(({ station, room }) => (Number.isFinite(room) ? [`${room} ${dishes[station]}`] : []))
    .join(', ')

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
  hint: `It makes promised times hold. By your stations there is room for ${describeRoom(stations)} in each quarter of an hour.`,
  input: 'switch',
  read: ({ kitchenTime = false }) => (kitchenTime ? 'on' : 'off'),
  parse: (typed) => typed === 'on',
})

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
  const saving = useSaving<RouteBody<typeof capacityRoutes.updateCapacity>, CapacitySettings>('capacity', location, {
    send: (body, headers) => callApi(capacityRoutes.updateCapacity, { params: { location }, body, headers }),
    queryKey: capacityQuery(location).queryKey,
    saved: 'The limits are saved',
  })
  const form = useDeclaredForm({
    fields: [...limits, kitchenTime],
    record: read,
    schema: capacityRoutes.updateCapacity.body,
    ...saving,
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
