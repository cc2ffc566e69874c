import { Button } from '@chakra-ui/react/button'
import { Grid } from '@chakra-ui/react/grid'
import { Text } from '@chakra-ui/react/text'
import { Surface } from '#base/components/surface'
import { useLogin } from '../use-login'
import { LoginForm } from './login-form'

/**
 * The development login: any e-mail address, the role chosen (docs/product/accounts.md#signing-in).
 */
export function DevelopmentLogin() {
  const { login, isPending } = useLogin()
  return (
    <Surface aria-label="Quick login">
      <Text fontWeight="semibold" mb="3">
        Quick login
      </Text>
      <Grid gap="3" templateColumns={{ base: '1fr', sm: '1fr 1fr' }}>
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
      </Grid>
      <Text mt="3" fontSize="sm" color="fg.muted">
        Admin is for inventory management and the kitchen, customer for test orders.
      </Text>
      <LoginForm isPending={isPending} onLogin={login} />
    </Surface>
  )
}
