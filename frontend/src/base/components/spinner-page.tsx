import { Center, Spinner } from './ui'

/** What shows while a page or the session is on its way. */
export const SpinnerPage = () => (
  <Center minH="60dvh" role="status" aria-label="Loading">
    <Spinner size="lg" color="accent.fg" />
  </Center>
)
