import { Center } from '@chakra-ui/react/center'
import { Spinner } from '@chakra-ui/react/spinner'

/** What shows while a page or the session is on its way. */
export const PageSpinner = () => (
  <Center minH="60dvh" role="status" aria-label="Loading">
    <Spinner size="lg" color="accent.fg" />
  </Center>
)
