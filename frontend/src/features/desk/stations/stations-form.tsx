import { chakra } from '@chakra-ui/react/styled-system'
import { useQueryClient } from '@tanstack/react-query'
import { deskPromises } from '#shared/contract/slots/promises'
import type { DeskStations } from '#shared/contract/slots/promises'
import type { Station } from '#shared/contract/menu'
import type { LocationCode } from '#shared/locations/index'
import { everyStation } from '#shared/rules/stations'
import { call } from '#base/api/call'
import { once } from '#base/api/idempotency'
import { deskSave } from '#base/storage/names'
import { intakeQuery } from '../api/queries'
import { AmountBox, TextBox, Tick } from '../form/inputs'
import { stationsQuery } from './queries'
import { stationNames as names } from './names'
import { Proposal } from './proposal'
import { SettingPanel } from './setting-panel'
import { useSettingForm } from './use-setting-form'

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

const sent = ({ stations }: Draft) =>
  stations.map(({ station, hands, minutesPerDish }) => ({
    station,
    hands: numberIn(hands),
    minutesPerDish: numberIn(minutesPerDish),
  }))

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

/** How many dishes each station makes at once, and how long one takes: what promises are made of. */
export function StationsForm({ location, read }: StationsFormProps) {
  const client = useQueryClient()
  const form = useSettingForm({
    read,
    draftOf,
    member: 'stations',
    savedWords: 'The stations are saved',
    save: async (draft: Draft, version) => {
      const { autoConfirm } = draft
      const chosen = autoConfirm === (read.autoConfirm ?? false) ? {} : { autoConfirm }
      const body = { stations: sent(draft), ...chosen, version }
      const saved = await once(deskSave('stations', location), body, (headers) =>
        call(deskPromises.changeStations, { params: { location }, body, headers }),
      )
      client.setQueryData(stationsQuery(location).queryKey, saved)
      void client.invalidateQueries({ queryKey: intakeQuery(location).queryKey })
      return saved
    },
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
        label="Confirm orders by themselves, within a minute: nobody rings, and a kitchen that nobody is in is not noticed"
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
