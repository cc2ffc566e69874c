import { Grid } from '@chakra-ui/react/grid'
import { MAX_INSTRUCTIONS_LENGTH } from '#shared/orders/constants'
import type { Cart } from '#shared/orders/cart/cart-lines'
import type { Order } from '#shared/orders/contract'
import { formatDateTime } from '#shared/platform/time'
import { AllergyQuestion } from '#base/forms/allergy-question'
import { useLocationConfig } from '#base/location/location'
import { FieldFrame } from '#ui/forms/field-frame'
import { CheckRow } from '#ui/forms/native-fields'
import { useDialogWords } from '#base/language/use-dialog-words'
import { useWords } from '#base/language/use-words'
import { TimeChoice } from '../time-choice'
import type { EditedDetails } from './use-edit-order'
import { TextInput } from '#ui/forms/controls'

type EditDetailsFieldsProps = {
  readonly order: Order
  readonly cart: Cart
  readonly details: EditedDetails
  /** Whether the guest who ordered changes it. Staff see the dishes that an allergy concerns. */
  readonly isOwn: boolean
  readonly onChange: (changes: Partial<EditedDetails>) => void
}

const addressFields = ['street', 'unit', 'city', 'zipCode'] as const

/** Where a delivery goes. */
function AddressFields({
  address,
  onChange,
}: Pick<EditDetailsFieldsProps, 'onChange'> & Pick<EditedDetails, 'address'>) {
  const { address: labels } = useDialogWords().editing
  return (
    <Grid gap="3" templateColumns={{ base: '1fr', md: '1fr 1fr' }}>
      {addressFields.map((field) => (
        <FieldFrame key={field} label={labels[field]}>
          <TextInput
            inputMode={field === 'zipCode' ? 'numeric' : undefined}
            maxLength={field === 'zipCode' ? 12 : 120}
            value={address[field]}
            onChange={(event) => onChange({ address: { ...address, [field]: event.target.value } })}
          />
        </FieldFrame>
      ))}
    </Grid>
  )
}

/** The contact, address, time, instructions and utensils of an order that is changed. */
export function EditDetailsFields({ order, cart, details, isOwn, onChange }: EditDetailsFieldsProps) {
  const { editing: words } = useDialogWords()
  const { times } = useWords().tickets
  const { timeZone } = useLocationConfig()
  const unchangedAt = order.scheduledFor ?? order.promisedAt
  return (
    <>
      <Grid gap="3" templateColumns={{ base: '1fr', md: '1fr 1fr' }}>
        <FieldFrame label={words.name}>
          <TextInput value={details.name} onChange={(event) => onChange({ name: event.target.value })} />
        </FieldFrame>
        <FieldFrame label={words.phone}>
          <TextInput
            inputMode="tel"
            value={details.phone}
            onChange={(event) => onChange({ phone: event.target.value })}
          />
        </FieldFrame>
      </Grid>
      {order.orderType === 'delivery' && <AddressFields address={details.address} onChange={onChange} />}
      <TimeChoice
        orderType={order.orderType}
        cart={cart}
        zipCode={details.address.zipCode}
        order={order}
        chosen={details}
        emptyLabel={unchangedAt ? words.keepTime(formatDateTime(unchangedAt, timeZone, times.locale)) : words.keep}
        onChoose={onChange}
      />
      <FieldFrame label={words.instructions}>
        <TextInput
          maxLength={MAX_INSTRUCTIONS_LENGTH}
          value={details.specialInstructions}
          onChange={(event) => onChange({ specialInstructions: event.target.value })}
        />
      </FieldFrame>
      {isOwn && (
        <AllergyQuestion
          note={details.specialInstructions}
          maxLength={MAX_INSTRUCTIONS_LENGTH}
          onChange={(specialInstructions) => onChange({ specialInstructions })}
        />
      )}
      <CheckRow isChecked={details.utensils} onToggle={() => onChange({ utensils: !details.utensils })}>
        {words.utensils}
      </CheckRow>
    </>
  )
}
