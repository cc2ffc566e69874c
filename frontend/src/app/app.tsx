import { ChakraProvider } from '@chakra-ui/react/styled-system'
import { Boundary } from '#base/loading/failed'
import { system } from '#base/theme/system'
import { LazyToaster } from './lazy-toaster'
import { Pages } from './routes'

export const App = () => (
  <ChakraProvider value={system}>
    <Boundary>
      <Pages />
    </Boundary>
    <LazyToaster />
  </ChakraProvider>
)
