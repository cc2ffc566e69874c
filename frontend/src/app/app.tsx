import { ChakraProvider } from '@chakra-ui/react/styled-system'
import { LazyToaster } from '../components/lazy-toaster'
import { Pages } from './routes'
import { system } from './theme/system'

export const App = () => (
  <ChakraProvider value={system}>
    <Pages />
    <LazyToaster />
  </ChakraProvider>
)
