import { chakra } from '@chakra-ui/react/styled-system'
import { UserRoundIcon } from 'lucide-react'

/**
 * The label of the account button.
 * Both the placeholder and the loaded menu use it, so that the button doesn't change.
 * A phone has room for the icon only.
 */
export const AccountLabel = () => (
  <>
    <UserRoundIcon />
    <chakra.span display={{ base: 'none', md: 'inline' }}>Account</chakra.span>
  </>
)
