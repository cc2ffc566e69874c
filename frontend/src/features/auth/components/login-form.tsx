import { Button } from '@chakra-ui/react/button'
import { Field } from '@chakra-ui/react/field'
import { Input } from '@chakra-ui/react/input'
import { NativeSelect } from '@chakra-ui/react/native-select'
import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import type { FormEvent } from 'react'
import type { Credentials } from '../use-login'

type LoginFormProps = { readonly isPending: boolean; readonly onLogin: (credentials: Credentials) => void }

export function LoginForm({ isPending, onLogin }: LoginFormProps) {
  const [email, setEmail] = useState('')
  const [role, setRole] = useState<Credentials['role']>('customer')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onLogin({ email, role })
  }
  return (
    <chakra.form
      onSubmit={submit}
      noValidate
      display="grid"
      gap="4"
      mt="6"
      pt="6"
      borderTopWidth="1px"
      borderColor="border"
    >
      <Field.Root>
        <Field.Label>Email</Field.Label>
        <Input
          type="email"
          inputMode="email"
          autoComplete="email"
          maxLength={254}
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
      </Field.Root>
      <Field.Root>
        <Field.Label>Role</Field.Label>
        <NativeSelect.Root>
          <NativeSelect.Field
            value={role}
            onChange={(event) => setRole(event.target.value === 'admin' ? 'admin' : 'customer')}
          >
            <option value="customer">Customer</option>
            <option value="admin">Admin</option>
          </NativeSelect.Field>
          <NativeSelect.Indicator />
        </NativeSelect.Root>
      </Field.Root>
      <Button type="submit" disabled={isPending} aria-busy={isPending}>
        {isPending ? 'Logging in…' : 'Login'}
      </Button>
    </chakra.form>
  )
}
