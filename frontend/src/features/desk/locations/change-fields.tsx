import { chakra } from '@chakra-ui/react/styled-system'
import { useFormContext } from 'react-hook-form'
import { toWallClock } from '#shared/platform/time'
import type { Location } from '#shared/locations/index'
import { requireAmount } from '#base/forms/field-rules'
import { useNow } from '#base/browser/use-now'
import { AmountField, DateField, SelectField, SelectOptions, TextField } from '#ui/forms/fields'
import { CheckboxesField } from '../form/checkboxes-field'
import { sharedSettings } from './setting-plan'
import { useDishChoices, useSpecialChoices, type ChangeValues } from './change-form'

type FieldsProps = { readonly places: readonly Location[] }

function DishField({ places }: FieldsProps) {
  const dishes = useDishChoices(places)
  return (
    <SelectField<ChangeValues> name="menuItemId" label="Dish" rules={{ required: 'Please choose a dish' }}>
      <option value="">Choose a dish</option>
      {dishes.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </SelectField>
  )
}

function SpecialFields({ places }: FieldsProps) {
  const specials = useSpecialChoices(places)
  return (
    <>
      <SelectField<ChangeValues> name="special" label="Special" rules={{ required: 'Please choose a special' }}>
        <option value="">Choose a special</option>
        {specials.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SelectField>
      <SelectField<ChangeValues> name="offer" label="Change to">
        <option value="on">On</option>
        <option value="off">Off</option>
      </SelectField>
    </>
  )
}

function HoursFields({ places }: FieldsProps) {
  const { watch } = useFormContext<ChangeValues>()
  const now = useNow()
  // Locations may have different time zones. Where the date is over, the change has no effect.
  const today = places.map((place) => toWallClock(place, now).date).sort()[0] ?? ''
  const day = watch('day')
  return (
    <>
      <DateField<ChangeValues>
        name="date"
        label="Date"
        rules={{
          required: 'Please choose a date',
          validate: (date) => String(date) >= today || 'Please choose a date to come',
        }}
      />
      <SelectField<ChangeValues> name="day" label="Hours on this date">
        <option value="closed">Closed all day</option>
        <option value="open">Special hours</option>
        <option value="usual">Regular hours</option>
      </SelectField>
      {day === 'open' && (
        <>
          <TextField<ChangeValues> name="opens" label="Opens" type="time" rules={{ required: 'Please enter a time' }} />
          <TextField<ChangeValues>
            name="closes"
            label="Closes"
            type="time"
            rules={{ required: 'Please enter a time' }}
          />
        </>
      )}
      {day !== 'usual' && <TextField<ChangeValues> name="note" label="Note for guests (optional)" maxLength={80} />}
    </>
  )
}

function SettingFields() {
  const { watch } = useFormContext<ChangeValues>()
  const chosen = sharedSettings.find(({ path }) => path === watch('setting'))
  return (
    <>
      <SelectField<ChangeValues> name="setting" label="Setting">
        <SelectOptions of={sharedSettings.map(({ path, label }) => ({ value: path, label }))} />
      </SelectField>
      <TextField<ChangeValues>
        name="typed"
        label="Change to"
        hint={chosen?.input === 'switch' ? '“on” or “off”' : chosen?.hint}
      />
    </>
  )
}

function KindFields({ places }: FieldsProps) {
  const { watch } = useFormContext<ChangeValues>()
  switch (watch('kind')) {
    case 'price':
      return (
        <>
          <DishField places={places} />
          <AmountField<ChangeValues>
            name="price"
            label="New price"
            sign="$"
            rules={requireAmount('Please enter a price')}
          />
        </>
      )
    case 'availability':
      return (
        <>
          <DishField places={places} />
          <SelectField<ChangeValues> name="availability" label="Change to">
            <option value="off">86</option>
            <option value="on">Available</option>
          </SelectField>
        </>
      )
    case 'special':
      return <SpecialFields places={places} />
    case 'intake':
      return (
        <SelectField<ChangeValues> name="intake" label="Change to">
          <option value="15">Pause for 15 minutes</option>
          <option value="30">Pause for 30 minutes</option>
          <option value="60">Pause for 60 minutes</option>
          <option value="open">Resume orders</option>
        </SelectField>
      )
    case 'setting':
      return <SettingFields />
    case 'hours':
      return <HoursFields places={places} />
  }
}

/** The change and its locations. */
export const ChangeFields = ({ places }: FieldsProps) => (
  <>
    <chakra.div
      display="grid"
      gap="4"
      alignItems="start"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}
    >
      <SelectField<ChangeValues> name="kind" label="Change">
        <option value="price">Price of a dish</option>
        <option value="availability">86 or restock a dish</option>
        <option value="special">Special on or off</option>
        <option value="intake">Pause or resume orders</option>
        <option value="setting">Delivery terms, tips and other settings</option>
        <option value="hours">Holiday &amp; special hours</option>
      </SelectField>
      <KindFields places={places} />
    </chakra.div>
    <CheckboxesField<ChangeValues>
      name="locations"
      label="Locations"
      of={places.map(({ code, name }) => ({ value: code, label: name }))}
      required="Please choose a location"
    />
  </>
)
