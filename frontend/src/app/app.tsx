import { ChakraProvider } from '@chakra-ui/react/styled-system'
import { LazyToaster } from '../components/lazy-toaster'
import { Pages } from './routes'
import { themeSystem } from './theme/system'

export const App = () => (
  <ChakraProvider value={themeSystem()}>
    <Pages />
    <LazyToaster />
  </ChakraProvider>
)
