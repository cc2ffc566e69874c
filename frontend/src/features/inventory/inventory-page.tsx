import { isStaff } from '#shared/accounts/access'
import { ApiError } from '#base/api/client'
import { AccessRestricted } from '#base/page/page-gates'
import { usePolicy } from '#base/location/location'
import { useSession } from '#base/session/session'
import { useStock } from './data/inventory-queries'
import { InventoryOverview } from './inventory-overview'
import './inventory.css'

const ForStaff = () => <AccessRestricted path="/inventory">Inventory is for the people who work here.</AccessRestricted>

/**
 * The server has the last word: who works here no more still has a page that takes them for staff.
 */
function StoreRoom() {
  const { error } = useStock()
  return error instanceof ApiError && error.status === 403 ? <ForStaff /> : <InventoryOverview />
}

/**
 * Stock, alerts, movements and the menu of the current location (docs/product/stock.md#the-screen).
 */
export function InventoryPage() {
  const { user } = useSession()
  const { stock } = usePolicy()
  return user && (stock === 'signed-in' || isStaff(user)) ? <StoreRoom /> : <ForStaff />
}
