import { Grid } from '@chakra-ui/react/grid'
import { Text } from '@chakra-ui/react/text'
import { useWatch } from 'react-hook-form'
import type { EventSettings } from '#shared/catering/contract'
import { estimatePackageCents, getFirstEventDate, getLastEventDate } from '#shared/catering/event-request'
import { eventTypeLabels } from '#shared/catering/event-states'
import { eventTypes, type EventType } from '#shared/orders/constants'
import { formatShortDate } from '#shared/hours/hours'
import { formatCents, toCents } from '#shared/platform/money'
import { readTypedCount } from '#shared/platform/typed-amount'
import { useNow } from '#base/browser/use-now'
import { requireCount } from '#base/forms/field-rules'
import { useLocationConfig } from '#base/location/location'
import { useMenu } from '#base/menu/use-menu'
import { DateField, SelectField, SelectOptions, TextAreaField, TextField } from '#ui/forms/fields'
import type { EventRequestForm } from './event-request-form'

const pairs = { base: 'minmax(0, 1fr)', sm: '1fr 1fr' } as const

const typeOptions = eventTypes.map((value) => ({ value, label: eventTypeLabels[value] }))

/** The price of the chosen package at the menu's prices, while the guest types. */
function PackageEstimate({ settings }: { readonly settings: EventSettings }) {
  const [packageId, guests] = useWatch<EventRequestForm, ['package', 'guests']>({ name: ['package', 'guests'] })
  const { items } = useMenu()
  const chosen = settings.packages.find(({ id }) => id === packageId)
  if (!chosen) return null
  const prices = new Map(items.map(({ id, price }) => [id, toCents(price)]))
  const count = readTypedCount(guests)
  const cents = count > 0 ? estimatePackageCents(chosen.dishes, count, (id) => prices.get(id)) : null
  return (
    <Text fontSize="sm" color="fg.muted" aria-live="polite">
      {chosen.description}
      {cents !== null && ` About ${formatCents(cents)} for ${count} guests, plus tax and service charge.`}
    </Text>
  )
}

function AddressFields() {
  const type = useWatch<EventRequestForm, 'type'>({ name: 'type' })
  if (type === 'pickup') return null
  return (
    <>
      <TextField<EventRequestForm> name="address.street" label="Street" autoComplete="street-address" maxLength={120} />
      <Grid gap="4" templateColumns={pairs}>
        <TextField<EventRequestForm> name="address.city" label="City" autoComplete="address-level2" maxLength={80} />
        <TextField<EventRequestForm>
          name="address.zipCode"
          label="ZIP code"
          autoComplete="postal-code"
          inputMode="numeric"
          maxLength={12}
        />
      </Grid>
    </>
  )
}

type FieldsProps = { readonly settings: EventSettings }

const typeHints = {
  pickup: 'You pick the food up at our restaurant',
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
    <Grid gap="4" templateColumns={pairs} alignItems="start">
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
      <SelectField<EventRequestForm> name="type" label="Type" hint={typeHints[type]}>
        <SelectOptions of={typeOptions} />
      </SelectField>
    </Grid>
  )
}

/** The fields of an event request. */
export const EventRequestFields = ({ settings }: FieldsProps) => (
  <>
    <OccasionFields settings={settings} />
    <AddressFields />
    {settings.packages.length > 0 && (
      <SelectField<EventRequestForm> name="package" label="Package">
        <SelectOptions
          of={[
            { value: '', label: 'Not decided yet' },
            ...settings.packages.map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
      </SelectField>
    )}
    <PackageEstimate settings={settings} />
    <TextAreaField<EventRequestForm> name="wishes" label="Special requests" maxLength={2000} rows={3} />
    <TextField<EventRequestForm>
      name="contact.name"
      label="Name"
      autoComplete="name"
      maxLength={120}
      rules={{ required: 'Please tell us your name' }}
    />
    <Grid gap="4" templateColumns={pairs}>
      <TextField<EventRequestForm>
        name="contact.email"
        label="Email"
        type="email"
        autoComplete="email"
        maxLength={254}
        rules={{ required: 'Please enter your e-mail address: the quote is sent to it' }}
      />
      <TextField<EventRequestForm>
        name="contact.phone"
        label="Phone"
        type="tel"
        autoComplete="tel"
        maxLength={40}
        rules={{ required: 'Please enter a phone number' }}
      />
    </Grid>
  </>
)
