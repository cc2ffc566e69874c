import { isBlank } from '#shared/platform/text'
import type { DevelopmentRole } from '#shared/accounts/contract'
import { getErrorMessage } from '#base/api/client'
import { useSimpleLogin } from '#base/session/sign-in'
import { toast } from '#ui/toast'
import { Button } from '#ui/button'
import { FormProvider } from 'react-hook-form'
import { SelectField, TextField } from '#ui/forms/fields'
import { useSubmitForm } from '#base/forms/use-submit-form'
import { Surface } from '#ui/surface'
import styles from './sign-in.module.css'

type Credentials = { readonly email: string; readonly role: DevelopmentRole }

/** Returns a function that signs in. The login page then redirects. */
function useLogin() {
  const { mutateAsync, isPending } = useSimpleLogin()

  async function login(credentials: Credentials): Promise<void> {
    if (isBlank(credentials.email)) {
      toast({ title: 'Error', description: 'Please enter an email address', type: 'error' })
      return
    }
    try {
      await mutateAsync(credentials)
      toast({ title: 'Logged in successfully!' })
    } catch (error) {
      toast({ title: 'Login Failed', description: getErrorMessage(error, 'Failed to login'), type: 'error' })
    }
  }

  return { login, isPending }
}

type LoginFormProps = {
  readonly isPending: boolean
  readonly onLogin: (credentials: Credentials) => Promise<void>
}

function LoginForm({ isPending, onLogin }: LoginFormProps) {
  const { form, submit } = useSubmitForm<Credentials>({ defaults: { email: '', role: 'customer' }, send: onLogin })
  return (
    <FormProvider {...form}>
      <form className={styles.form} onSubmit={submit} noValidate>
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
          {isPending ? 'Signing in…' : 'Login'}
        </Button>
      </form>
    </FormProvider>
  )
}

/**
 * Signs in to a test site with any e-mail address and role (docs/product/accounts.md#signing-in).
 */
export function DevelopmentLogin() {
  const { login, isPending } = useLogin()
  return (
    <Surface aria-label="Quick login">
      <p className={styles.title}>Quick login</p>
      <div className={styles.choices}>
        <Button
          variant="outline"
          disabled={isPending}
          onClick={() => void login({ email: 'admin@hibachiember.example', role: 'admin' })}
        >
          Admin User
        </Button>
        <Button
          variant="outline"
          disabled={isPending}
          onClick={() => void login({ email: 'customer@hibachiember.example', role: 'customer' })}
        >
          Customer
        </Button>
      </div>
      <p className={styles.hint}>Admin is for inventory management and the kitchen, customer for test orders.</p>
      <LoginForm isPending={isPending} onLogin={login} />
    </Surface>
  )
}
