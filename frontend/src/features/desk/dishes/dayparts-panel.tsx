import { chakra } from '@chakra-ui/react/styled-system'
import { useQuery } from '@tanstack/react-query'
import { useController } from 'react-hook-form'
import { Link } from 'wouter'
import { formatDaypart } from '#shared/dayparts/dayparts'
import { AmountField } from '#ui/forms/fields'
import { daypartsQuery } from '../dayparts/dayparts-api'
import { useDeskLocation } from '../desk-location'
import { FormPanel } from '../form/form-panel'
import { ChoiceInput } from '../form/choice-input'
import { deskPaths } from '../paths'
import type { DishDraft } from './draft'

const Row = chakra('li', {
  base: {
    display: 'grid',
    gap: '3',
    alignItems: 'end',
    gridTemplateColumns: { base: '1fr', sm: 'minmax(0, 1fr) 10rem' },
  },
})

/** When the dish is offered, and what it costs then. */
export function DaypartsPanel() {
  const { code } = useDeskLocation()
  const { data } = useQuery(daypartsQuery(code))
  const { field } = useController<DishDraft, 'dayparts'>({ name: 'dayparts' })
  const turn = (id: string, isOn: boolean) =>
    field.onChange(isOn ? [...field.value, id] : field.value.filter((each) => each !== id))
  return (
    <FormPanel
      title="Dayparts"
      lead={field.value.length === 0 ? 'Offered at all times.' : 'Offered only in the marked dayparts.'}
      action={<Link href={deskPaths.dayparts}>Edit dayparts</Link>}
    >
      {data && data.dayparts.length > 0 && (
        <chakra.ul display="grid" gap="3" listStyleType="none">
          {data.dayparts.map((daypart) => (
            <Row key={daypart.id}>
              <ChoiceInput
                label={`Only ${formatDaypart(daypart)}`}
                isChecked={field.value.includes(daypart.id)}
                onChange={(isOn) => turn(daypart.id, isOn)}
              />
              <AmountField<DishDraft> name={`daypartPrices.${daypart.id}`} label={`${daypart.name} price`} sign="$" />
            </Row>
          ))}
        </chakra.ul>
      )}
    </FormPanel>
  )
}
