import { chakra } from '@chakra-ui/react/styled-system'
import { UserRoundIcon } from 'lucide-react'

/** On a phone the word has no room. */
export const AccountLabel = () => (
  <>
    <UserRoundIcon />
    <chakra.span display={{ base: 'none', md: 'inline' }}>Account</chakra.span>
  </>
)
