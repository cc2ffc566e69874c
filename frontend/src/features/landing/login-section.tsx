import { Button } from '#ui/chakra/button'
import { Heading } from '#ui/chakra/heading'
import { chakra } from '@chakra-ui/react/styled-system'
import type { FormEvent } from 'react'
import { getErrorMessage } from '#base/api/client'
import { useSimpleLogin } from '#base/session/sign-in'
import { Surface } from '#ui/chakra/surface'
import { toast } from '#ui/toast'
import { TextInput } from '#ui/forms/controls'

const Select = chakra('select', {
  base: {
    width: '100%',
    minH: '11',
    px: '3.5',
    bg: 'bg.inset',
    borderWidth: '1px',
    borderColor: 'border.strong',
    borderRadius: 'lg',
    cursor: 'pointer',
  },
})

/**
 * Signs in to a test site with any e-mail address and a role (docs/product/accounts.md#signing-in).
 */
export function LoginSection() {
  const login = useSimpleLogin()

  async function submit(fields: FormData) {
    const value = fields.get('email')
    const email = typeof value === 'string' ? value.trim() : ''
    if (!email) {
      toast({ title: 'Email Required', description: 'Please enter your email address', type: 'error' })
      return
    }
    const role = fields.get('role') === 'admin' ? 'admin' : 'customer'
    try {
      await login.mutateAsync({ email, role })
      // The home page has replaced the landing page by now, so it starts at the top.
      window.scrollTo(0, 0)
      toast({ title: 'Login Successful', description: 'Welcome to Hibachi Ember.' })
    } catch (error) {
      toast({ title: 'Login Failed', description: getErrorMessage(error, 'Failed to login'), type: 'error' })
    }
  }

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    void submit(new FormData(event.currentTarget))
  }

  return (
    <Surface id="login" aria-labelledby="login-title" mt={{ base: '6', md: '16' }}>
      <Heading as="h2" size="lg" id="login-title">
        Come in
      </Heading>
      <chakra.p mt="2" color="fg.muted">
        Sign in to collect points, order again with one tap, and see your past orders.
      </chakra.p>
      <chakra.form
        onSubmit={onSubmit}
        noValidate
        mt={{ base: '4', md: '6' }}
        display="grid"
        gap="4"
        alignItems="end"
        gridTemplateColumns={{ base: '1fr', md: '1fr 12rem auto' }}
        css={{ '& label > span': { display: 'block', mb: '1.5', fontSize: 'sm', color: 'fg.muted' } }}
      >
        <label>
          <span>Email</span>
          <TextInput name="email" type="email" autoComplete="email" placeholder="you@example.com" />
        </label>
        <label>
          <span>Role</span>
          <Select name="role" defaultValue="customer">
            <option value="customer">Customer</option>
            <option value="admin">Admin</option>
          </Select>
        </label>
        <Button type="submit" disabled={login.isPending}>
          {login.isPending ? 'Signing in…' : 'Login'}
        </Button>
      </chakra.form>
    </Surface>
  )
}
