import { chakra } from '@chakra-ui/react/styled-system'
import { UserRoundIcon } from 'lucide-react'
import { useLocation } from 'wouter'
import { useTranslation } from '#base/language/language'

/** Returns the account button's name, on boards in the language of the device. */
export function useAccountName(): string {
  const [path] = useLocation()
  const translation = useTranslation()
  return (path.startsWith('/kitchen') ? translation?.words.board.account : undefined) ?? 'Account'
}

/**
 * The label of the account button.
 * Both the placeholder and the loaded menu use it, so that the button doesn't change.
 * A phone has room for the icon only.
 */
export const AccountLabel = () => (
  <>
    <UserRoundIcon />
    <chakra.span display={{ base: 'none', md: 'inline' }}>{useAccountName()}</chakra.span>
  </>
)
