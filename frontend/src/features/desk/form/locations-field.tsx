import { chakra } from '@chakra-ui/react/styled-system'
import { useFormContext } from 'react-hook-form'

const Choice = chakra('fieldset', {
  base: {
    '& legend': { fontWeight: 'medium', fontSize: 'sm' },
    '& > div': { display: 'flex', flexWrap: 'wrap', columnGap: '6' },
    '& label': { display: 'flex', alignItems: 'center', gap: '2.5', minH: '11', cursor: 'pointer' },
    '& input': { width: '5', height: '5', accentColor: 'var(--ember-solid)' },
    '& p': { fontSize: 'sm', color: 'danger.fg' },
  },
})

type Place = { readonly code: string; readonly name: string }

/** The field `locations` of a form: at least one of the given locations. */
export function LocationsField({ places }: { readonly places: readonly Place[] }) {
  const { register, formState } = useFormContext<{ locations: string[] }>()
  const error = formState.errors.locations?.message
  return (
    <Choice>
      <legend>Locations</legend>
      <div>
        {places.map(({ code, name }) => (
          <label key={code}>
            <input
              type="checkbox"
              value={code}
              {...register('locations', { validate: (chosen) => chosen.length > 0 || 'Please choose a location' })}
            />
            {name}
          </label>
        ))}
      </div>
      {error && <p role="alert">{error}</p>}
    </Choice>
  )
}
