import { chakra } from '@chakra-ui/react/styled-system'
import { Segments } from '#base/components/segments'
import { TextInput } from '#base/components/text-input'
import { validateRange, periods } from './period'
import type { DateRange, PeriodName } from './period'

const Row = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', gap: '3', alignItems: 'end', mb: '5' },
})
const Field = chakra('label', { base: { display: 'grid', gap: '1', fontSize: 'sm', color: 'fg.muted' } })

type PeriodChoiceProps = {
  readonly chosen: PeriodName
  readonly range: DateRange
  readonly onChoose: (name: PeriodName) => void
  readonly onRange: (days: DateRange) => void
}

/** Which days are looked at. */
export function PeriodChoice({ chosen, range, onChoose, onRange }: PeriodChoiceProps) {
  const fault = chosen === 'range' ? validateRange(range) : undefined
  return (
    <Row className="not-on-paper">
      <Segments label="Days" options={periods} chosen={chosen} onChoose={onChoose} />
      {chosen === 'range' && (
        <>
          <Field>
            First day
            <TextInput
              type="date"
              value={range.from}
              onChange={(event) => onRange({ ...range, from: event.target.value })}
            />
          </Field>
          <Field>
            Last day
            <TextInput
              type="date"
              value={range.to}
              onChange={(event) => onRange({ ...range, to: event.target.value })}
            />
          </Field>
          {fault && (
            <chakra.p role="alert" color="danger.fg" fontSize="sm" flexBasis="100%">
              {fault}
            </chakra.p>
          )}
        </>
      )}
    </Row>
  )
}
