import { chakra } from '@chakra-ui/react/styled-system'
import { deskPromises } from '#shared/contract/slots/promises'
import type { DeskCapacity } from '#shared/contract/slots/promises'
import type { LocationCode } from '#shared/locations/index'
import { call } from '#base/api/call'
import { deskSave } from '#base/storage/names'
import { TextBox } from '../form/inputs'
import { useSettingForm } from '../form/use-setting-form'
import { capacityQuery } from './queries'
import { SettingPanel } from './setting-panel'

const types = [
  { name: 'pickup', label: 'Pickups' },
  { name: 'delivery', label: 'Deliveries' },
] as const

const textOf = (limit: number | null) => (limit === null ? '' : String(limit))
const draftOf = ({ pickup, delivery }: DeskCapacity) => ({ pickup: textOf(pickup), delivery: textOf(delivery) })
type Draft = ReturnType<typeof draftOf>

const limitIn = (text: string) => (text.trim() === '' ? null : Number(text))

const partsOf = (draft: Draft) => types.map((type) => ({ ...type, words: draft[type.name].trim() || 'no limit' }))

const withParts = (theirs: Draft, mine: Draft, names: ReadonlySet<string>): Draft => ({
  pickup: (names.has('pickup') ? mine : theirs).pickup,
  delivery: (names.has('delivery') ? mine : theirs).delivery,
})

type CapacityFormProps = { readonly location: LocationCode; readonly read: DeskCapacity }

/** How many orders ten minutes take; nothing for as many as come. */
export function CapacityForm({ location, read }: CapacityFormProps) {
  const form = useSettingForm({
    read,
    draftOf,
    partsOf,
    withParts,
    bodyOf: (draft: Draft, { version }) => ({
      pickup: limitIn(draft.pickup),
      delivery: limitIn(draft.delivery),
      version,
    }),
    intent: deskSave('capacity', location),
    send: (body, headers) => call(deskPromises.changeCapacity, { params: { location }, body, headers }),
    queryKey: capacityQuery(location).queryKey,
    member: 'pickup',
    savedWords: 'The limits are saved',
  })
  return (
    <SettingPanel
      title="Orders in ten minutes"
      lead="What is full is shown as full, and guests choose another time. Leave empty for no limit; orders from before a limit was set don’t count."
      form={form}
    >
      <chakra.div display="grid" gap="3" gridTemplateColumns="1fr 1fr">
        {types.map(({ name, label }) => (
          <TextBox
            key={name}
            label={label}
            path={name}
            inputMode="numeric"
            placeholder="No limit"
            value={form.draft[name]}
            onChange={(text) => form.setDraft({ ...form.draft, [name]: text })}
          />
        ))}
      </chakra.div>
    </SettingPanel>
  )
}
