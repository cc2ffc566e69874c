import { LazyToaster } from '../components/lazy-toaster'
import { Providers } from './providers'
import { Pages } from './routes'

export const App = () => (
  <Providers>
    <Pages />
    <LazyToaster />
  </Providers>
)
