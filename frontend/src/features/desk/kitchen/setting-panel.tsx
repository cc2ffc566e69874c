import { Button } from '@chakra-ui/react/button'
import { chakra } from '@chakra-ui/react/styled-system'
import { useQuery } from '@tanstack/react-query'
import type { Station } from '#shared/menu/contract'
import type { LocationCode } from '#shared/locations/index'
import { stationNames, stationProposalQuery } from './kitchen-queries'
import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { ResolveConflictPanel } from '../form/conflict-panel'
import { FormFrame, FormPanel } from '../form/form-layout'
import type { RecordForm } from '../form/use-record-form'

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
export function StationProposal({ location, used, onUse }: ProposalProps) {
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
              .map(({ station, minutes, orders }) => `${stationNames[station]} ${minutes} min (${orders} orders)`)
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

type SettingPanelProps<V extends FieldValues> = {
  readonly title: string
  readonly lead: ReactNode
  readonly form: RecordForm<V>
  readonly children: ReactNode
}

/** A setting with its own Save button. */
export const SettingPanel = <V extends FieldValues>({ title, lead, form, children }: SettingPanelProps<V>) => (
  <FormPanel title={title} lead={lead}>
    <FormFrame form={form} display="grid" gap="4" gridTemplateColumns="minmax(0, 1fr)">
      {form.problem && (
        <chakra.p role="alert" p="3" borderRadius="lg" fontSize="sm" bg="danger.subtle" color="danger.fg">
          {form.problem}
        </chakra.p>
      )}
      {form.conflict && <ResolveConflictPanel {...form.conflict} isSaving={form.isSending} />}
      {children}
      <chakra.div display="flex" gap="3" flexWrap="wrap">
        <Button type="submit" disabled={!form.isUnsaved || form.isSending} aria-busy={form.isSending}>
          {form.isSending ? 'Saving…' : 'Save'}
        </Button>
        {form.isUnsaved && (
          <Button type="button" variant="ghost" disabled={form.isSending} onClick={form.discard}>
            Discard
          </Button>
        )}
      </chakra.div>
    </FormFrame>
  </FormPanel>
)
