import { ChakraProvider } from '@chakra-ui/react/styled-system'
import { LazyToaster } from '../components/lazy-toaster'
import { Boundary } from './failed'
import { Pages } from './routes'
import { themeSystem } from './theme/system'

export const App = () => (
  <ChakraProvider value={themeSystem()}>
    <Boundary>
      <Pages />
    </Boundary>
    <LazyToaster />
  </ChakraProvider>
)
