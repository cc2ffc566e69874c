import { useLocation } from 'wouter'
import { getNextTime } from '#shared/groups/group-order'
import { orderTypeStore } from '#base/cart/order-type'
import { useLocationConfig } from '#base/location/location'
import { PageFrame } from '#base/page/page-frame'
import { SelectField, SelectOptions, TextField } from '#ui/forms/fields'
import { GroupNameForm, type NameForm } from './group-name-form'
import { startGroup } from './use-group'

const howOptions = [
  { value: 'pickup', label: 'Pick up' },
  { value: 'delivery', label: 'Delivery' },
] as const

/** Starts a group order: the host enters a name and then shares the link. */
export function StartGroupForm() {
  const location = useLocationConfig()
  const [, navigate] = useLocation()
  return (
    <PageFrame
      title="Order Together"
      lead="Send your friends a link: everyone adds dishes under their own name, and you send one order. The kitchen labels each dish with its guest."
      width="narrow"
    >
      <GroupNameForm
        button="Start a group order"
        onSend={async ({ name, orderType, time }) => {
          orderTypeStore.set(orderType)
          const wantedAt = time === '' ? null : getNextTime(location, time, new Date()).toISOString()
          const { id } = await startGroup(location, { name, orderType, wantedAt })
          navigate(`/group/${id}`, { replace: true })
        }}
      >
        <SelectField<NameForm> name="orderType" label="How">
          <SelectOptions of={howOptions} />
        </SelectField>
        <TextField<NameForm>
          name="time"
          label="About when"
          type="time"
          hint="Optional. Your friends see it; you choose the exact time at checkout."
        />
      </GroupNameForm>
    </PageFrame>
  )
}
