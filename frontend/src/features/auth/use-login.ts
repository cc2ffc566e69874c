import { useSearchParams } from 'wouter'
import type { Role } from '#shared/contract/fields'
import { sameSitePath } from '#shared/rules/return-to'
import { messageOf } from '../../app/api/api-error'
import { useSimpleLogin } from '../../app/sign-in'
import { toast } from '../../components/toast'

export type Credentials = { readonly email: string; readonly role: Role }

/** Signs in, and says where the visitor wanted to, otherwise home. */
export function useLogin() {
  const { mutateAsync, isPending } = useSimpleLogin()
  const [search] = useSearchParams()
  const target = sameSitePath(search.get('returnTo') ?? undefined) ?? '/'

  async function login(credentials: Credentials): Promise<void> {
    if (credentials.email.trim() === '') {
      toast({ title: 'Error', description: 'Please enter an email address', type: 'error' })
      return
    }
    try {
      await mutateAsync(credentials)
      toast({ title: 'Logged in successfully!' })
    } catch (error) {
      toast({ title: 'Login Failed', description: messageOf(error, 'Failed to login'), type: 'error' })
    }
  }

  return { login, isPending, target }
}
