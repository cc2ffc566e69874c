import { chakra } from '@chakra-ui/react/styled-system'
import { getOpenStatus } from '#shared/hours/hours'
import { useLocationConfig } from './location'
import { useNow } from '../browser/use-now'

/** Says whether the restaurant is open and until when. */
export function OpenStatus() {
  const { isOpen, text } = getOpenStatus(useLocationConfig(), useNow())
  return (
    <chakra.span
      data-now
      display="inline-flex"
      alignItems="center"
      gap="2"
      color={isOpen ? 'success.fg' : 'warning.fg'}
    >
      <chakra.span boxSize="2" borderRadius="full" bg="currentColor" flexShrink={0} aria-hidden />
      {text}
    </chakra.span>
  )
}
