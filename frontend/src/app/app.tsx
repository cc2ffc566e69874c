import { ChakraProvider } from '@chakra-ui/react/styled-system'
import { ErrorBoundary } from '#base/loading/failed'
import { getThemeSystem } from '#base/theme/system'
import { LazyToaster } from './lazy-toaster'
import { PageRoutes } from './routes'

export const App = () => (
  <ChakraProvider value={getThemeSystem()}>
    <ErrorBoundary>
      <PageRoutes />
    </ErrorBoundary>
    <LazyToaster />
  </ChakraProvider>
)
