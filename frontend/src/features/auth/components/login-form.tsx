import { Button } from '@chakra-ui/react/button'
import { chakra } from '@chakra-ui/react/styled-system'
import { FormProvider } from 'react-hook-form'
import { SelectField, TextField } from '#base/forms/fields'
import { useSubmitForm } from '#base/forms/use-sent-form'
import type { Credentials } from '../use-login'

type LoginFormProps = {
  readonly isPending: boolean
  readonly onLogin: (credentials: Credentials) => Promise<void>
}

export function LoginForm({ isPending, onLogin }: LoginFormProps) {
  const { form, submit } = useSubmitForm<Credentials>({ defaults: { email: '', role: 'customer' }, send: onLogin })
  return (
    <FormProvider {...form}>
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
        <TextField<Credentials>
          name="email"
          label="Email"
          type="email"
          inputMode="email"
          autoComplete="email"
          maxLength={254}
        />
        <SelectField<Credentials> name="role" label="Role">
          <option value="customer">Customer</option>
          <option value="admin">Admin</option>
        </SelectField>
        <Button type="submit" disabled={isPending} aria-busy={isPending}>
          {isPending ? 'Logging in…' : 'Login'}
        </Button>
      </chakra.form>
    </FormProvider>
  )
}
