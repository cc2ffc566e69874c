import { chakra } from '@chakra-ui/react/styled-system'
import { UserIcon } from '#base/components/icons'

/** On a phone the word has no room. */
export const AccountLabel = () => (
  <>
    <UserIcon />
    <chakra.span display={{ base: 'none', md: 'inline' }}>Account</chakra.span>
  </>
)
