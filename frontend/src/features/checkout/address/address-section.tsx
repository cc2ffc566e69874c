import { Button } from '#ui/button'
import { useFormContext, useWatch } from 'react-hook-form'
import { findZipCodeError, validateZipCode } from '#shared/orders/checkout'
import { formatDeliveryTerms } from '#shared/locations/charges'
import type { Location } from '#shared/locations/index'
import { findLocationByZipCode, parseZipCode } from '#shared/locations/geo'
import type { LocationPolicy } from '#shared/locations/policy'
import { useLocationsOfKind } from '#base/location/all-locations'
import { useLocationConfig, usePolicy } from '#base/location/location'
import { orderTypeStore } from '#base/cart/order-type'
import { SiteLink } from '#base/cart/site-link'
import { MAX_GATE_CODE_LENGTH, type CheckoutForm } from '../checkout-form'
import { ChoiceCards } from '../choice-cards'
import { useCityOfZipCode } from './use-city-of-zip-code'
import { SelectField, TextField } from '#ui/forms/fields'
import { TitledSection } from '#base/components/titled-panel'
import { joinClasses } from '#ui/class-names'
import styles from './address-section.module.css'

/** What helps a guest to whose ZIP code this restaurant doesn't deliver. */
function OtherWays({ deliveredFrom }: { readonly deliveredFrom: Location | undefined }) {
  const { setValue } = useFormContext<CheckoutForm>()
  const switchToPickup = () => {
    setValue('orderType', 'pickup')
    orderTypeStore.set('pickup')
  }
  return (
    <div className={styles.ways}>
      <Button size="sm" variant="outline" onClick={switchToPickup}>
        Switch to pickup
      </Button>
      {deliveredFrom && (
        <SiteLink location={deliveredFrom} className={styles.other}>
          Order there, with your cart
        </SiteLink>
      )}
    </div>
  )
}

/** Returns what is wrong with a typed ZIP code; null for a blank one. */
const findTypedZipError = (zipCode: string, policy: LocationPolicy): string | null =>
  validateZipCode(zipCode, policy) ?? (zipCode.trim() === '' ? null : findZipCodeError(zipCode, policy))

/** Says who delivers to the typed ZIP code, before the server rejects the order. */
function DeliveryZipHint() {
  const policy = usePolicy()
  const location = useLocationConfig()
  const typed = useWatch<CheckoutForm, 'address.zipCode'>({ name: 'address.zipCode' })
  const found = findLocationByZipCode(typed, [location, ...useLocationsOfKind()])
  const zipCode = parseZipCode(typed)
  return (
    <div className={styles.zip}>
      <div role="status">
        {zipCode === null && formatDeliveryTerms(policy, location.delivery.zone)}
        {found && `${found.name} delivers to ${zipCode}.`}
        {zipCode !== null && !found && `${zipCode} is outside our delivery areas: ${location.delivery.zone}.`}
      </div>
      {zipCode !== null && found?.code !== location.code && <OtherWays deliveredFrom={found} />}
    </div>
  )
}

const dropOffChoices = [
  { value: 'hand', label: 'Hand it to me', hint: 'At the door' },
  { value: 'door', label: 'Leave at the door', hint: 'For orders that are paid' },
] as const

/** How the driver gets to the guest, and whether the order may be left there. */
function DropOffFields() {
  const { register } = useFormContext<CheckoutForm>()
  const payment = useWatch<CheckoutForm, 'payment'>({ name: 'payment' })
  const { payment: mode } = usePolicy()
  return (
    <div className={styles.dropOff}>
      {(mode === 'rehearsed' || payment === 'online') && (
        <ChoiceCards legend="Handover" choices={dropOffChoices} field={register('dropOff')} />
      )}
      <TextField<CheckoutForm> name="gateCode" label="Gate code (optional)" maxLength={MAX_GATE_CODE_LENGTH} />
    </div>
  )
}

/**
 * The delivery address.
 * Florida is the only state (docs/product/checkout.md#contact-and-address).
 */
export function AddressSection() {
  const policy = usePolicy()
  useCityOfZipCode()
  return (
    <TitledSection title="Delivery Address">
      <div className={styles.fields}>
        <div className={styles.third}>
          <TextField<CheckoutForm>
            name="address.zipCode"
            label="ZIP Code"
            inputMode="numeric"
            autoComplete="postal-code"
            maxLength={12}
            rules={{ validate: (zipCode: unknown) => findTypedZipError(String(zipCode), policy) ?? true }}
          />
        </div>
        <div className={joinClasses(styles.twoThirds, styles.low)}>
          <DeliveryZipHint />
        </div>
        <div className={styles.twoThirds}>
          <TextField<CheckoutForm>
            name="address.street"
            label="Street Address"
            autoComplete="address-line1"
            maxLength={120}
          />
        </div>
        <div className={styles.third}>
          <TextField<CheckoutForm>
            name="address.unit"
            label="Unit/Apt (optional)"
            autoComplete="address-line2"
            maxLength={40}
          />
        </div>
        <div className={styles.city}>
          <TextField<CheckoutForm> name="address.city" label="City" autoComplete="address-level2" maxLength={80} />
        </div>
        <div className={styles.state}>
          <SelectField<CheckoutForm> name="address.state" label="State">
            <option value="FL">FL</option>
          </SelectField>
        </div>
      </div>
      <DropOffFields />
    </TitledSection>
  )
}
