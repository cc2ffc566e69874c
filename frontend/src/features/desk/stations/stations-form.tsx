import { chakra } from '@chakra-ui/react/styled-system'
import { useQueryClient } from '@tanstack/react-query'
import { deskPromises } from '#shared/contract/slots/promises'
import type { DeskStations } from '#shared/contract/slots/promises'
import type { Station } from '#shared/contract/menu'
import type { LocationCode } from '#shared/locations/index'
import { everyStation } from '#shared/rules/stations'
import { call } from '#base/api/call'
import { once } from '#base/api/idempotency'
import { toast } from '#base/components/toast'
import { AmountField, TextField } from '#base/forms/fields'
import { deskSave } from '#base/storage/names'
import { intakeQuery } from '../api/queries'
import { currentIn, has } from '../api/refusals'
import { mergeParts } from '../form/three-way-merge'
import { TickField } from '../form/tick'
import { useRecordForm } from '../form/use-record-form'
import { stationNames as names } from './names'
import { Proposal } from './proposal'
import { stationsQuery } from './queries'
import { SettingPanel } from './setting-panel'

const valuesOf = ({ stations, autoConfirm = false }: DeskStations) => ({
  autoConfirm,
  stations: everyStation(stations).map(({ station, hands, minutesPerDish }) => ({
    station,
    hands: String(hands),
    minutesPerDish: String(minutesPerDish),
  })),
})

type Values = ReturnType<typeof valuesOf>

/** What is no number is sent as none, and refused by its field. */
const numberIn = (text: string) => (text.trim() === '' ? NaN : Number(text.replace(',', '.')))

/** Whether orders confirm themselves is said only where it was chosen. */
const bodyOf = ({ stations, autoConfirm }: Values, base: DeskStations) => ({
  stations: stations.map(({ station, hands, minutesPerDish }) => ({
    station,
    hands: numberIn(hands),
    minutesPerDish: numberIn(minutesPerDish),
  })),
  ...(autoConfirm !== (base.autoConfirm ?? false) && { autoConfirm }),
  version: base.version,
})

const ALONE = 'autoConfirm'

const isStations = (value: unknown): value is DeskStations => has(value, 'stations', 'version')

const merge = mergeParts<Values>({
  partsOf: ({ stations, autoConfirm }) => [
    ...stations.map(({ station, hands, minutesPerDish }) => ({
      name: station,
      label: names[station],
      text: `${hands} ${hands === '1' ? 'hand' : 'hands'}, ${minutesPerDish} min a dish`,
    })),
    { name: ALONE, label: 'Confirming orders', text: autoConfirm ? 'by itself' : 'by a person' },
  ],
  withParts: (theirs, mine, taken) => ({
    autoConfirm: (taken.has(ALONE) ? mine : theirs).autoConfirm,
    stations: theirs.stations.map(
      (one) => (taken.has(one.station) && mine.stations.find(({ station }) => station === one.station)) || one,
    ),
  }),
})

const Row = chakra('fieldset', {
  base: {
    display: 'grid',
    gap: '3',
    gridTemplateColumns: { base: '1fr 1fr', md: '7rem 1fr 1fr' },
    border: '0',
    minW: '0',
  },
})

type StationsFormProps = { readonly location: LocationCode; readonly read: DeskStations }

/**
 * How many dishes each station makes at once, and how long one takes: what promises are made of.
 */
export function StationsForm({ location, read }: StationsFormProps) {
  const client = useQueryClient()
  const record = useRecordForm({
    record: read,
    valuesOf,
    merge,
    save: (values, from) => {
      const body = bodyOf(values, from)
      return once(deskSave('stations', location), body, (headers) =>
        call(deskPromises.changeStations, { params: { location }, body, headers }),
      )
    },
    currentOf: (error) => currentIn(error, isStations),
    onSaved: (saved) => {
      void client.invalidateQueries({ queryKey: intakeQuery(location).queryKey })
      client.setQueryData(stationsQuery(location).queryKey, saved)
      toast({ title: 'The stations are saved' })
    },
  })
  const { stations } = record.values
  const propose = (minutes: ReadonlyMap<Station, string>) =>
    stations.forEach(({ station }, at) => {
      const proposed = minutes.get(station)
      if (proposed !== undefined) record.form.setValue(`stations.${at}.minutesPerDish`, proposed, { shouldDirty: true })
    })
  return (
    <SettingPanel
      title="Stations"
      lead="How many dishes a station makes at once, and how many minutes one takes. The time that guests are promised follows with the next order."
      form={record}
    >
      {stations.map(({ station }, at) => (
        <Row key={station} aria-label={names[station]}>
          <chakra.strong gridColumn={{ base: '1 / -1', md: 'auto' }} alignSelf="center" aria-hidden>
            {names[station]}
          </chakra.strong>
          <TextField<Values> name={`stations.${at}.hands`} label="Hands" inputMode="numeric" />
          <AmountField<Values> name={`stations.${at}.minutesPerDish`} label="Minutes a dish" unit="min" />
        </Row>
      ))}
      <TickField<Values>
        name="autoConfirm"
        label="Confirm orders automatically, within a minute. No board rings then, and nobody notices an empty kitchen."
      />
      <Proposal location={location} used={stations} onUse={propose} />
    </SettingPanel>
  )
}
