import { ChakraProvider } from '@chakra-ui/react/styled-system'
import { Boundary } from '#base/loading/failed'
import { themeSystem } from '#base/theme/system'
import { LazyToaster } from './lazy-toaster'
import { Pages } from './routes'

export const App = () => (
  <ChakraProvider value={themeSystem()}>
    <Boundary>
      <Pages />
    </Boundary>
    <LazyToaster />
  </ChakraProvider>
)
