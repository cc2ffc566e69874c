import { ChakraProvider } from '@chakra-ui/react/styled-system'
import { useEffect } from 'react'
import { LazyToaster } from '../components/lazy-toaster'
import { putStandInsAway } from './pictured'
import { Pages } from './routes'
import { themeSystem } from './theme/system'

export function App() {
  useEffect(putStandInsAway, [])
  return (
    <ChakraProvider value={themeSystem()}>
      <Pages />
      <LazyToaster />
    </ChakraProvider>
  )
}
