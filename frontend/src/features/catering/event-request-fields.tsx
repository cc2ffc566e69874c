import { useWatch } from 'react-hook-form'
import type { EventSettings } from '#shared/catering/contract'
import { getFirstEventDate, getLastEventDate } from '#shared/catering/event-request'
import { eventTypeLabels } from '#shared/catering/event-states'
import { eventTypes, type EventType } from '#shared/orders/constants'
import { formatShortDate } from '#shared/hours/hours'
import { formatCents } from '#shared/platform/money'
import { readTypedCount } from '#shared/platform/typed-amount'
import { useNow } from '#base/browser/use-now'
import { requireCount } from '#base/forms/field-rules'
import { FieldPair } from '#base/forms/form-surface'
import { useLocationConfig } from '#base/location/location'
import { DateField, SelectField, SelectOptions, TextAreaField, TextField } from '#ui/forms/fields'
import type { EventRequestForm } from './event-request-form'
import styles from './event-request.module.css'
import { usePackageEstimate, type Package } from './use-package-estimate'

const typeOptions = eventTypes.map((value) => ({ value, label: eventTypeLabels[value] }))

/** Chooses a package, with its price for the smallest event and for the typed guests. */
function PackageField({ settings: { packages, minGuests } }: { readonly settings: EventSettings }) {
  const [packageId, guests] = useWatch<EventRequestForm, ['package', 'guests']>({ name: ['package', 'guests'] })
  const estimate = usePackageEstimate()
  if (packages.length === 0) return null
  const labelOf = (each: Package) => {
    const cents = estimate(each, minGuests)
    return cents === null ? each.name : `${each.name}, from ${formatCents(cents)} for ${minGuests} guests`
  }
  const options = [
    { value: '', label: 'Not decided yet' },
    ...packages.map((each) => ({ value: each.id, label: labelOf(each) })),
  ]
  const chosen = packages.find(({ id }) => id === packageId)
  return (
    <>
      <SelectField<EventRequestForm> name="package" label="Package">
        <SelectOptions of={options} />
      </SelectField>
      {chosen && <PackageEstimate chosen={chosen} guests={readTypedCount(guests)} />}
    </>
  )
}

/** The price of the chosen package, while the guest types. */
function PackageEstimate({ chosen, guests: count }: { readonly chosen: Package; readonly guests: number }) {
  const estimate = usePackageEstimate()
  const cents = count > 0 ? estimate(chosen, count) : null
  return (
    <p className={styles.estimate} aria-live="polite">
      {chosen.description}
      {cents !== null && ` About ${formatCents(cents)} for ${count} guests, plus tax and service charge.`}
    </p>
  )
}

function AddressFields() {
  const type = useWatch<EventRequestForm, 'type'>({ name: 'type' })
  if (type === 'pickup') return null
  return (
    <>
      <TextField<EventRequestForm>
        name="address.street"
        label="Street"
        autoComplete="street-address"
        maxLength={120}
        rules={{ required: 'Please enter the street' }}
      />
      <FieldPair>
        <TextField<EventRequestForm>
          name="address.city"
          label="City"
          autoComplete="address-level2"
          maxLength={80}
          rules={{ required: 'Please enter the city' }}
        />
        <TextField<EventRequestForm>
          name="address.zipCode"
          label="ZIP code"
          autoComplete="postal-code"
          inputMode="numeric"
          maxLength={12}
          rules={{ required: 'Please enter the ZIP code' }}
        />
      </FieldPair>
    </>
  )
}

type FieldsProps = { readonly settings: EventSettings }

const typeHints = {
  pickup: 'You pick up the food at our restaurant',
  delivery: 'We bring the food to your address',
  'on-site': 'We come and cook at your address',
} as const satisfies Record<EventType, string>

/** When, for how many guests and where. */
function OccasionFields({ settings }: FieldsProps) {
  const location = useLocationConfig()
  const context = { location, rules: settings, now: useNow() }
  const last = getLastEventDate(context)
  const type = useWatch<EventRequestForm, 'type'>({ name: 'type' })
  return (
    <FieldPair>
      <SelectField<EventRequestForm> name="type" label="Type" hint={typeHints[type]}>
        <SelectOptions of={typeOptions} />
      </SelectField>
      <DateField<EventRequestForm>
        name="date"
        label="Date"
        min={getFirstEventDate(context)}
        max={last}
        hint={`At least ${settings.leadHours} hours ahead, until ${formatShortDate(last)}`}
        rules={{ required: 'Please choose a date' }}
      />
      <TextField<EventRequestForm> name="time" label="Time" type="time" rules={{ required: 'Please choose a time' }} />
      <TextField<EventRequestForm>
        name="guests"
        label="Guests"
        inputMode="numeric"
        maxLength={12}
        hint={`At least ${settings.minGuests} guests`}
        rules={requireCount('Please enter the number of guests')}
      />
    </FieldPair>
  )
}

/** The fields of an event request. */
export const EventRequestFields = ({ settings }: FieldsProps) => (
  <>
    <OccasionFields settings={settings} />
    <AddressFields />
    <PackageField settings={settings} />
    <TextAreaField<EventRequestForm> name="wishes" label="Special requests" maxLength={2000} rows={3} />
    <TextField<EventRequestForm>
      name="contact.name"
      label="Name"
      autoComplete="name"
      maxLength={120}
      rules={{ required: 'Please tell us your name' }}
    />
    <FieldPair>
      <TextField<EventRequestForm>
        name="contact.email"
        label="Email"
        type="email"
        autoComplete="email"
        maxLength={254}
        rules={{ required: 'Please enter your e-mail address, so that we can send the quote' }}
      />
      <TextField<EventRequestForm>
        name="contact.phone"
        label="Phone"
        type="tel"
        autoComplete="tel"
        maxLength={40}
        rules={{ required: 'Please enter a phone number' }}
      />
    </FieldPair>
  </>
)
