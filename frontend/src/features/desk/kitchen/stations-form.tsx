import { formatCount } from '#base/format'
import { Button } from '#ui/chakra/button'
import { chakra } from '@chakra-ui/react/styled-system'
import { useQuery } from '@tanstack/react-query'
import type { StationSettings } from '#shared/kitchen/capacity-contract'
import type { Station } from '#shared/menu/contract'
import type { LocationCode } from '#shared/locations/index'
import { AmountField, TextField } from '#ui/forms/fields'
import { CheckboxField } from '../form/choice-input'
import { SettingPanel } from '../form/setting-panel'
import { tickets } from '#base/language/english/tickets'
import { stationProposalQuery } from './kitchen-queries'
import { useStationsForm, type StationsValues } from './use-stations-form'

type Proposed = ReadonlyMap<Station, string>

type ProposalProps = {
  readonly location: LocationCode
  /** The values in the form. */
  readonly used: readonly { readonly station: Station; readonly minutesPerDish: string }[]
  readonly onUse: (proposed: Proposed) => void
}

/**
 * Proposes the measured preparation times of the last weeks
 * (docs/product/kitchen.md#stations-and-slots).
 */
function StationProposal({ location, used, onUse }: ProposalProps) {
  const { data } = useQuery(stationProposalQuery(location))
  if (!data) return null
  const measured = data.stations.flatMap(({ station, minutesPerDish, orders }) =>
    minutesPerDish === null ? [] : [{ station, minutes: String(minutesPerDish), orders }],
  )
  const proposed: Proposed = new Map(measured.map(({ station, minutes }) => [station, minutes]))
  const isUsed = used.every(
    ({ station, minutesPerDish }) => (proposed.get(station) ?? minutesPerDish) === minutesPerDish,
  )
  return (
    <chakra.section
      aria-label="Suggested minutes per dish"
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      gap="3"
      p="3"
      borderRadius="lg"
      bg="bg.inset"
      fontSize="sm"
    >
      <chakra.p flex="1 1 16rem" minW="0" color="fg.muted">
        {measured.length === 0
          ? `Not enough orders yet: a station needs ten within ${data.days} days that were started and finished on the board.`
          : `Minutes per dish in the last ${data.days} days: ${measured
              .map(
                ({ station, minutes, orders }) =>
                  `${tickets.stations[station]} ${minutes} min (${formatCount(orders, 'order')})`,
              )
              .join(', ')}.`}
      </chakra.p>
      {measured.length > 0 && (
        <Button type="button" variant="outline" disabled={isUsed} onClick={() => onUse(proposed)}>
          {isUsed ? 'In use' : 'Use these'}
        </Button>
      )}
    </chakra.section>
  )
}

const Row = chakra('fieldset', {
  base: {
    display: 'grid',
    gap: '3',
    gridTemplateColumns: { base: '1fr 1fr', md: '7rem 1fr 1fr' },
    border: '0',
    minW: '0',
  },
})

type StationsFormProps = { readonly location: LocationCode; readonly read: StationSettings }

/**
 * Edits how many dishes each station makes at once and how long a dish takes. The kitchen estimates
 * ready times from these.
 */
export function StationsForm({ location, read }: StationsFormProps) {
  const record = useStationsForm(location, read)
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
        <Row key={station} aria-label={tickets.stations[station]}>
          <chakra.strong gridColumn={{ base: '1 / -1', md: 'auto' }} alignSelf="center" aria-hidden>
            {tickets.stations[station]}
          </chakra.strong>
          <TextField<StationsValues> name={`stations.${at}.hands`} label="Dishes at once" inputMode="numeric" />
          <AmountField<StationsValues> name={`stations.${at}.minutesPerDish`} label="Minutes per dish" unit="min" />
        </Row>
      ))}
      <CheckboxField<StationsValues>
        name="autoConfirm"
        label="Confirm orders automatically, within a minute, while a board is connected. No board rings then."
      />
      <CheckboxField<StationsValues>
        name="oneBump"
        label="One tap per ticket: Bagged makes it ready and tells the guest. Off: the board has a button for each step."
      />
      <StationProposal location={location} used={stations} onUse={propose} />
    </SettingPanel>
  )
}
