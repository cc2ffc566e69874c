import { Field } from '@chakra-ui/react/field'
import { Input } from '@chakra-ui/react/input'
import { NativeSelect } from '@chakra-ui/react/native-select'
import { Textarea } from '@chakra-ui/react/textarea'
import type { ReactNode } from 'react'
import { TextInput } from '../../components/text-input'
import { Specimen } from './specimen'

type StateProps = {
  readonly label: string
  readonly error?: string
  readonly isDisabled?: boolean
  readonly children: ReactNode
}

const State = ({ label, error, isDisabled = false, children }: StateProps) => (
  <Field.Root invalid={error !== undefined} disabled={isDisabled} maxW="xs">
    <Field.Label>{label}</Field.Label>
    {children}
    <Field.ErrorText>{error}</Field.ErrorText>
  </Field.Root>
)

const roles = (
  <NativeSelect.Root>
    <NativeSelect.Field>
      <option>Customer</option>
      <option>Admin</option>
    </NativeSelect.Field>
    <NativeSelect.Indicator />
  </NativeSelect.Root>
)

/** What is filled in: empty, filled, refused, not to be changed. */
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
    <State label="Choice">{roles}</State>
    <State label="Choice refused" error="Please choose">
      {roles}
    </State>
    <State label="Text">
      <Textarea placeholder="Allergies, gate code, anything the kitchen should know" />
    </State>
    <State label="Bare, as on the landing page">
      <TextInput placeholder="Search" />
    </State>
  </Specimen>
)
