import { UserRoundIcon } from 'lucide-react'
import { useLocation } from 'wouter'
import { useTranslation } from '#base/language/language'
import styles from './account-label.module.css'
import { isBoardPage } from './links'

/** Returns the account button's name, on boards in the language of the device. */
export function useAccountName(): string {
  const [path] = useLocation()
  const translation = useTranslation()
  return (isBoardPage(path) ? translation?.words.board.account : undefined) ?? 'Account'
}

/**
 * The label of the account button.
 * Both the placeholder and the loaded menu use it, so that the button doesn't change.
 */
export const AccountLabel = () => (
  <>
    <UserRoundIcon />
    <span className={styles.name}>{useAccountName()}</span>
  </>
)
