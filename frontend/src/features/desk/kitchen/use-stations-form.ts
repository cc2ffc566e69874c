import { useQueryClient } from '@tanstack/react-query'
import { capacityRoutes, type StationSettings } from '#shared/kitchen/capacity-contract'
import type { LocationCode } from '#shared/locations/index'
import { withDefaultStations } from '#shared/orders/timing/stations'
import type { RouteBody } from '#shared/platform/route'
import { readTypedAmount } from '#shared/platform/typed-amount'
import { callApi } from '#base/api/client'
import { deskIntakeQuery } from '../desk-api'
import { mergeParts } from '../form/three-way-merge'
import { useRecordForm } from '../form/use-record-form'
import { useSaving } from '../form/use-saving'
import { tickets } from '#base/language/english/tickets'
import { stationsQuery } from './kitchen-queries'

const valuesOf = ({ stations, autoConfirm = false, oneBump = false }: StationSettings) => ({
  autoConfirm,
  oneBump,
  stations: withDefaultStations(stations).map(({ station, hands, minutesPerDish }) => ({
    station,
    hands: String(hands),
    minutesPerDish: String(minutesPerDish),
  })),
})

export type StationsValues = ReturnType<typeof valuesOf>

/**
 * Returns the typed number; invalid text gives NaN, which the server rejects with an error at its
 * field.
 */
const numberIn = (text: string) => (text.trim() === '' ? NaN : Number(readTypedAmount(text) ?? NaN))

/** Returns the request body. It has the switches only if the owner has chosen a value. */
const bodyOf = ({ stations, autoConfirm, oneBump }: StationsValues, base: StationSettings) => ({
  stations: stations.map(({ station, hands, minutesPerDish }) => ({
    station,
    hands: numberIn(hands),
    minutesPerDish: numberIn(minutesPerDish),
  })),
  ...(autoConfirm !== (base.autoConfirm ?? false) && { autoConfirm }),
  ...(oneBump !== (base.oneBump ?? false) && { oneBump }),
  version: base.version,
})

const ALONE = 'autoConfirm'
const ONE_BUMP = 'oneBump'

const merge = mergeParts<StationsValues>({
  partsOf: ({ stations, autoConfirm, oneBump }) => [
    ...stations.map(({ station, hands, minutesPerDish }) => ({
      name: station,
      label: tickets.stations[station],
      text: `${hands} ${hands === '1' ? 'dish' : 'dishes'} at once, ${minutesPerDish} min per dish`,
    })),
    { name: ALONE, label: 'Confirming orders', text: autoConfirm ? 'automatically' : 'by staff' },
    { name: ONE_BUMP, label: 'Tickets until they are ready', text: oneBump ? 'one tap' : 'step by step' },
  ],
  withParts: (theirs, mine, taken) => ({
    autoConfirm: (taken.has(ALONE) ? mine : theirs).autoConfirm,
    oneBump: (taken.has(ONE_BUMP) ? mine : theirs).oneBump,
    stations: theirs.stations.map(
      (one) => (taken.has(one.station) && mine.stations.find(({ station }) => station === one.station)) || one,
    ),
  }),
})

/** Returns the form of the stations and of their switches. */
export function useStationsForm(location: LocationCode, read: StationSettings) {
  const client = useQueryClient()
  const saving = useSaving<RouteBody<typeof capacityRoutes.updateStations>, StationSettings>('stations', location, {
    send: (body, headers) => callApi(capacityRoutes.updateStations, { params: { location }, body, headers }),
    queryKey: stationsQuery(location).queryKey,
    saved: 'The stations are saved',
    onSaved: () => void client.invalidateQueries({ queryKey: deskIntakeQuery(location).queryKey }),
  })
  return useRecordForm({
    record: read,
    valuesOf,
    merge,
    ...saving,
    save: (values, from) => saving.save(bodyOf(values, from)),
  })
}
