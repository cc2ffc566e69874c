import { Button } from '@chakra-ui/react/button'
import { Grid } from '@chakra-ui/react/grid'
import { Text } from '@chakra-ui/react/text'
import { Redirect } from 'wouter'
import { usePolicy } from '../../app/location'
import { useSession } from '../../app/session'
import { PageFrame } from '../../components/page-frame'
import { Surface } from '../../components/surface'
import { LoginForm } from './components/login-form'
import { useLogin } from './use-login'

/** The development login: any e-mail address, the role chosen (specification section 2). Whoever is in is led on. */
export function LoginPage() {
  const { signIn } = usePolicy()
  const { user } = useSession()
  const { login, isPending, target } = useLogin()
  if (user) return <Redirect to={target} replace />
  if (signIn === 'cognito') {
    return <PageFrame title="Login" lead="Accounts open here soon. Ordering as a guest works today." width="narrow" />
  }
  return (
    <PageFrame title="Login" lead="A test site: any e-mail address will do, and no password is asked." width="narrow">
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
        <LoginForm isPending={isPending} onLogin={(credentials) => void login(credentials)} />
      </Surface>
    </PageFrame>
  )
}
