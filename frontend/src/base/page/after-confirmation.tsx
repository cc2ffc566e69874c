import { useEffect, type ReactNode } from 'react'
import { PageSpinner } from '#ui/loading-placeholders'
import { confirmSession, useSession } from '../session/session'

/** Shows a page that guests may not see once the server has answered who is signed in. */
export function AfterConfirmation({ children }: { readonly children: ReactNode }) {
  const { isUnconfirmed } = useSession()
  useEffect(confirmSession, [])
  return isUnconfirmed ? <PageSpinner /> : children
}
