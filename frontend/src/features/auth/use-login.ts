import type { DevelopmentRole } from '#shared/contract/auth'
import { getErrorMessage } from '#base/api/api-error'
import { useSimpleLogin } from '#base/session/sign-in'
import { toast } from '#base/components/toast'

export type Credentials = { readonly email: string; readonly role: DevelopmentRole }

/** Signs in; the login page then leads on. */
export function useLogin() {
  const { mutateAsync, isPending } = useSimpleLogin()

  async function login(credentials: Credentials): Promise<void> {
    if (credentials.email.trim() === '') {
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
