import { isStaff } from '#shared/accounts/access'
import { ApiError } from '#base/api/client'
import { AccessRestricted } from '#base/page/page-gates'
import { usePolicy } from '#base/location/location'
import { WorkLocation } from '#base/location/work-location'
import { useSession } from '#base/session/session'
import { useStock } from './data/inventory-queries'
import { InventoryOverview } from './inventory-overview'
import './inventory.css'

const StaffOnlyNotice = () => <AccessRestricted path="/inventory">Inventory is for staff.</AccessRestricted>

/**
 * Also handles a rejection by the server: the session of a former employee may still say "staff".
 */
function GuardedOverview() {
  const { error } = useStock()
  return error instanceof ApiError && error.status === 403 ? <StaffOnlyNotice /> : <InventoryOverview />
}

/**
 * Stock, alerts, movements and availability at the work location
 * (docs/product/stock.md#inventory-screen).
 */
export function InventoryPage() {
  const { user } = useSession()
  const { stock } = usePolicy()
  if (!user || (stock !== 'signed-in' && !isStaff(user))) return <StaffOnlyNotice />
  return (
    <WorkLocation>
      <GuardedOverview />
    </WorkLocation>
  )
}
