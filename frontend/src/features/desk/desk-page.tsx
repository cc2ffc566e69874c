import { AccessRestricted } from '#base/components/access-restricted'
import { useSession } from '#base/session/session'
import { DeskShell } from './components/desk-shell'
import './desk.css'

/** What the owner changes of the house, on a phone (docs/product/desk.md#screens). */
export function DeskPage() {
  const { user } = useSession()
  return user?.role === 'admin' ? (
    <DeskShell />
  ) : (
    <AccessRestricted path="/desk">The desk is for the people who own the house.</AccessRestricted>
  )
}
