import { chakra } from '@chakra-ui/react/styled-system'
import { useQueryClient } from '@tanstack/react-query'
import { deskPromises } from '#shared/contract/slots/promises'
import type { DeskCapacity } from '#shared/contract/slots/promises'
import type { LocationCode } from '#shared/locations/index'
import { call } from '#base/api/call'
import { once } from '#base/api/idempotency'
import { deskSave } from '#base/storage/names'
import { TextBox } from '../form/inputs'
import { capacityQuery } from './queries'
import { SettingPanel } from './setting-panel'
import { useSettingForm } from './use-setting-form'

const textOf = (limit: number | null) => (limit === null ? '' : String(limit))
const draftOf = ({ pickup, delivery }: DeskCapacity) => ({ pickup: textOf(pickup), delivery: textOf(delivery) })
type Draft = ReturnType<typeof draftOf>

const limitIn = (text: string) => (text.trim() === '' ? null : Number(text))

type CapacityFormProps = { readonly location: LocationCode; readonly read: DeskCapacity }

/** How many orders ten minutes take; nothing for as many as come. */
export function CapacityForm({ location, read }: CapacityFormProps) {
  const client = useQueryClient()
  const form = useSettingForm({
    read,
    draftOf,
    member: 'pickup',
    savedWords: 'The limits are saved',
    save: async ({ pickup, delivery }: Draft, version) => {
      const body = { pickup: limitIn(pickup), delivery: limitIn(delivery), version }
      const saved = await once(deskSave('capacity', location), body, (headers) =>
        call(deskPromises.changeCapacity, { params: { location }, body, headers }),
      )
      client.setQueryData(capacityQuery(location).queryKey, saved)
      return saved
    },
  })
  const box = (type: keyof Draft, label: string) => (
    <TextBox
      label={label}
      path={type}
      inputMode="numeric"
      placeholder="No limit"
      value={form.draft[type]}
      onChange={(text) => form.setDraft({ ...form.draft, [type]: text })}
    />
  )
  return (
    <SettingPanel
      title="Orders in ten minutes"
      lead="What is full is shown as full, and guests choose another time. Leave empty for no limit; orders from before a limit was set don’t count."
      form={form}
    >
      <chakra.div display="grid" gap="3" gridTemplateColumns="1fr 1fr">
        {box('pickup', 'Pickups')}
        {box('delivery', 'Deliveries')}
      </chakra.div>
    </SettingPanel>
  )
}
