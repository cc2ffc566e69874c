import { chakra } from '@chakra-ui/react/styled-system'
import { useFormContext } from 'react-hook-form'
import { getPolicy } from '#shared/locations/policy'
import { useDeskLocation } from '../desk-location'
import { TextAreaField } from '#ui/forms/fields'
import { TickField } from '../form/form-layout'
import { deliveryDayNames, ingredientFieldLabels, weekFromMonday, type IngredientFormValues } from './item-form'
import { packRule } from './pack-lines'

const Days = chakra('fieldset', {
  base: {
    '& legend': { fontWeight: 'medium', fontSize: 'sm', mb: '1.5' },
    '& > div': { display: 'flex', flexWrap: 'wrap', gap: '2' },
    '& label': {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '2',
      minH: '11',
      px: '3',
      borderWidth: '1px',
      borderRadius: 'lg',
      cursor: 'pointer',
      _hover: { bg: 'bg.subtle' },
    },
    '& input': { width: '1.1rem', height: '1.1rem', accentColor: 'var(--ember-text)' },
    '& p': { mt: '1.5', fontSize: 'sm', color: 'fg.muted' },
    '& [role=alert]': { color: 'danger' },
  },
})

const isSome = (chosen: readonly string[]) => chosen.length > 0 || 'Choose at least one day'

/** Chooses the weekdays with a delivery. */
export function DaysField({ hint }: { readonly hint: string }) {
  const { register, formState } = useFormContext<{ deliveryDays: string[] }>()
  const message = formState.errors.deliveryDays?.message
  return (
    <Days aria-describedby={`${message ? 'delivery-days-error ' : ''}delivery-days-hint`}>
      <legend>Delivery days</legend>
      <div>
        {weekFromMonday.map((day) => (
          <label key={day}>
            <input type="checkbox" value={day} {...register('deliveryDays', { validate: isSome })} />
            {deliveryDayNames[day]}
          </label>
        ))}
      </div>
      <p id="delivery-days-hint">{hint}</p>
      {message && (
        <p id="delivery-days-error" role="alert">
          {message}
        </p>
      )}
    </Days>
  )
}

/** What minimum, par and delivery days do at the desk's location. */
export function useLevelHints() {
  const location = useDeskLocation()
  const { hasSampleStock } = getPolicy(location)
  return {
    minimum: `${location.name}: at or below it an alert is raised`,
    par: `${location.name}: the ${hasSampleStock ? 'delivery fills up to it; empty is ordered by hand' : 'order list fills up to it'}`,
    days: hasSampleStock
      ? 'The morning delivery fills up to par on these days.'
      : 'The supplier delivers on these days.',
  }
}

/** Whether the location counts the ingredient. */
export const CountedField = () => (
  <TickField<IngredientFormValues> name="isCounted" label={ingredientFieldLabels.isCounted} />
)

/** Whether some dishes serve the ingredient raw. */
export const ServedRawField = () => (
  <TickField<IngredientFormValues> name="isServedRaw" label={ingredientFieldLabels.isServedRaw} />
)

/** The packs that an ingredient is ordered, received and counted in, one a line. */
export const PacksField = ({ unit }: { readonly unit: string }) => (
  <TextAreaField
    name="packs"
    label={ingredientFieldLabels.packs}
    hint={`One a line, with the ${unit} in it: Case of 24 = 24. Orders use the first.`}
    rows={2}
    maxLength={400}
    rules={packRule}
  />
)
