import { chakra } from '@chakra-ui/react/styled-system'
import { useQueryClient } from '@tanstack/react-query'
import { deskPromises } from '#shared/contract/slots/promises'
import type { DeskStations } from '#shared/contract/slots/promises'
import type { Station } from '#shared/contract/menu'
import type { LocationCode } from '#shared/locations/index'
import { everyStation } from '#shared/rules/stations'
import { call } from '#base/api/call'
import { deskSave } from '#base/storage/names'
import { intakeQuery } from '../api/queries'
import { AmountBox, TextBox, Tick } from '../form/inputs'
import { useSettingForm } from '../form/use-setting-form'
import { stationsQuery } from './queries'
import { stationNames as names } from './names'
import { Proposal } from './proposal'
import { SettingPanel } from './setting-panel'

const draftOf = ({ stations, autoConfirm = false }: DeskStations) => ({
  autoConfirm,
  stations: everyStation(stations).map(({ station, hands, minutesPerDish }) => ({
    station,
    hands: String(hands),
    minutesPerDish: String(minutesPerDish),
  })),
})

type Draft = ReturnType<typeof draftOf>

/** What is no number is sent as none, and refused by its field. */
const numberIn = (text: string) => (text.trim() === '' ? NaN : Number(text.replace(',', '.')))

/** Whether orders confirm themselves is said only where it was chosen. */
const bodyOf = ({ stations, autoConfirm }: Draft, base: DeskStations) => ({
  stations: stations.map(({ station, hands, minutesPerDish }) => ({
    station,
    hands: numberIn(hands),
    minutesPerDish: numberIn(minutesPerDish),
  })),
  ...(autoConfirm !== (base.autoConfirm ?? false) && { autoConfirm }),
  version: base.version,
})

const ALONE = 'autoConfirm'

const partsOf = ({ stations, autoConfirm }: Draft) => [
  ...stations.map(({ station, hands, minutesPerDish }) => ({
    name: station,
    label: names[station],
    words: `${hands} ${hands === '1' ? 'hand' : 'hands'}, ${minutesPerDish} min a dish`,
  })),
  { name: ALONE, label: 'Confirming orders', words: autoConfirm ? 'by itself' : 'by a person' },
]

const withParts = (theirs: Draft, mine: Draft, kept: ReadonlySet<string>): Draft => ({
  autoConfirm: (kept.has(ALONE) ? mine : theirs).autoConfirm,
  stations: theirs.stations.map(
    (one) => (kept.has(one.station) && mine.stations.find(({ station }) => station === one.station)) || one,
  ),
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
  const form = useSettingForm({
    read,
    draftOf,
    partsOf,
    withParts,
    bodyOf,
    intent: deskSave('stations', location),
    send: async (body, headers) => {
      const saved = await call(deskPromises.changeStations, { params: { location }, body, headers })
      void client.invalidateQueries({ queryKey: intakeQuery(location).queryKey })
      return saved
    },
    queryKey: stationsQuery(location).queryKey,
    member: 'stations',
    savedWords: 'The stations are saved',
  })
  const { stations, autoConfirm } = form.draft
  const set = (station: Station, patch: Partial<Draft['stations'][number]>) =>
    form.setDraft({
      autoConfirm,
      stations: stations.map((one) => (one.station === station ? { ...one, ...patch } : one)),
    })
  return (
    <SettingPanel
      title="Stations"
      lead="How many dishes a station makes at once, and how many minutes one takes. The time that guests are promised follows with the next order."
      form={form}
    >
      {stations.map(({ station, hands, minutesPerDish }, at) => (
        <Row key={station} aria-label={names[station]}>
          <chakra.strong gridColumn={{ base: '1 / -1', md: 'auto' }} alignSelf="center" aria-hidden>
            {names[station]}
          </chakra.strong>
          <TextBox
            label="Hands"
            path={`stations.${at}.hands`}
            inputMode="numeric"
            value={hands}
            onChange={(text) => set(station, { hands: text })}
          />
          <AmountBox
            label="Minutes a dish"
            path={`stations.${at}.minutesPerDish`}
            unit="min"
            value={minutesPerDish}
            onChange={(text) => set(station, { minutesPerDish: text })}
          />
        </Row>
      ))}
      <Tick
        label="Confirm orders automatically, within a minute. No board rings then, and nobody notices an empty kitchen."
        isOn={autoConfirm}
        onTurn={() => form.setDraft({ stations, autoConfirm: !autoConfirm })}
      />
      <Proposal
        location={location}
        used={stations}
        onUse={(proposed) =>
          form.setDraft({
            autoConfirm,
            stations: stations.map((one) => ({
              ...one,
              minutesPerDish: proposed.get(one.station) ?? one.minutesPerDish,
            })),
          })
        }
      />
    </SettingPanel>
  )
}
