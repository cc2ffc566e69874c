import { Specimen } from './specimen'
import { Input } from '@chakra-ui/react/input'
import { Textarea } from '@chakra-ui/react/textarea'
import { useState, type ReactNode } from 'react'
import { ChoiceSelect, TextInput } from '#ui/forms/native-fields'
import { FieldFrame } from '#ui/forms/field-frame'

type StateProps = {
  readonly label: string
  readonly error?: string
  readonly isDisabled?: boolean
  readonly children: ReactNode
}

const State = ({ isDisabled = false, ...frame }: StateProps) => (
  <FieldFrame disabled={isDisabled} maxW="xs" {...frame} />
)

const roles = [
  { value: 'customer', label: 'Customer' },
  { value: 'admin', label: 'Admin' },
] as const

function Roles({ isChosen = false }: { readonly isChosen?: boolean }) {
  const [role, setRole] = useState<'customer' | 'admin' | ''>(isChosen ? 'customer' : '')
  return <ChoiceSelect label="Role" value={role} placeholder="Please choose" options={roles} onChoose={setRole} />
}

/** Form fields: empty, filled, invalid and disabled. */
export const FieldSpecimens = () => (
  <Specimen title="Fields">
    <State label="Empty">
      <Input placeholder="you@example.com" />
    </State>
    <State label="Filled">
      <Input defaultValue="Dana Whitfield" />
    </State>
    <State label="Refused" error="Please give a phone number or an e-mail address">
      <Input defaultValue="12" />
    </State>
    <State label="Disabled" isDisabled>
      <Input defaultValue="Not to be changed" />
    </State>
    <State label="Choice">
      <Roles isChosen />
    </State>
    <State label="Choice refused" error="Please choose">
      <Roles />
    </State>
    <State label="Text">
      <Textarea placeholder="Allergies, gate code, anything the kitchen should know" />
    </State>
    <State label="Bare, as on the landing page">
      <TextInput placeholder="Search" />
    </State>
  </Specimen>
)
