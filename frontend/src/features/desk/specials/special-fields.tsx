import { getWeekdayName } from '#shared/hours/hours'
import { Grid } from '@chakra-ui/react/grid'
import { useFormContext } from 'react-hook-form'
import { isBlank } from '#shared/platform/text'
import type { EditableDish } from '#shared/menu/editing-contract'
import { SelectField, SelectOptions } from '#ui/forms/fields'
import { RowFields } from '../form/declared-form'
import { CheckboxesField } from '../form/checkboxes-field'
import {
  dateFields,
  figureFields,
  mealtimeChoices,
  textFields,
  parseMealtime,
  weekdaysFromMonday,
  type SpecialDraft,
  type WeekValues,
} from './draft'

type SpecialFieldsProps = {
  readonly special: SpecialDraft
  /** The index in the form's list. */
  readonly at: number
  /** The dishes on the menu. */
  readonly dishes: readonly EditableDish[]
}

const dayChoices = weekdaysFromMonday.map((value) => ({ value, label: getWeekdayName(value) }))

const otherDays = dayChoices.map(({ value, label }) => ({ value, label: label.slice(0, 3) }))

/** Edits every field of a special. */
export function SpecialFields({ special, at, dishes }: SpecialFieldsProps) {
  const { setValue } = useFormContext<WeekValues>()
  const { menuItemId } = special
  const row = `specials.${at}`
  const isListed = dishes.some(({ id }) => id === menuItemId)
  const dishChoices = [
    ...(isListed ? [] : [{ value: menuItemId, label: menuItemId === 0 ? 'Choose a dish' : 'No longer on the menu' }]),
    ...dishes.map(({ id, name, code }) => ({ value: id, label: `${name} (${code})` })),
  ]
  const suggestTitle = ({ target }: { readonly target: { readonly value: number } }) => {
    const named = dishes.find(({ id }) => id === target.value)
    if (isBlank(special.title) && named)
      setValue(`specials.${at}.title`, `${named.name} day`.slice(0, 80), { shouldDirty: true })
  }
  return (
    <Grid gap="4" mt="4" gridTemplateColumns="minmax(0, 1fr)">
      <Grid gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: '2fr 1fr' }} gap="4" alignItems="start">
        <SelectField<WeekValues>
          name={`specials.${at}.menuItemId`}
          label="Dish"
          parse={Number}
          rules={{ onChange: suggestTitle }}
        >
          <SelectOptions of={dishChoices} />
        </SelectField>
        <SelectField<WeekValues>
          name={`specials.${at}.dayOfWeek`}
          label="Day"
          hint="On which guests order"
          parse={Number}
        >
          <SelectOptions of={dayChoices} />
        </SelectField>
      </Grid>
      <CheckboxesField<WeekValues, number>
        name={`specials.${at}.alsoOn`}
        label="Also on"
        of={otherDays.filter(({ value }) => value !== special.dayOfWeek)}
      />
      <Grid gridTemplateColumns={{ base: '1fr 1fr' }} gap="4" alignItems="start">
        <RowFields row={row} fields={dateFields} />
      </Grid>
      <SelectField<WeekValues>
        name={`specials.${at}.mealtime`}
        label="Hours"
        hint="In which guests order"
        parse={parseMealtime}
      >
        <SelectOptions of={mealtimeChoices} />
      </SelectField>
      <RowFields row={row} fields={textFields} />
      <Grid
        gridTemplateColumns={{ base: '1fr 1fr', sm: 'repeat(auto-fit, minmax(7rem, 1fr))' }}
        gap="4"
        alignItems="start"
      >
        <RowFields row={row} fields={special.price.trim() === '' ? figureFields : figureFields.slice(1)} />
      </Grid>
    </Grid>
  )
}
