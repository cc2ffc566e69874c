import { isStaff } from '#shared/rules/access'
import { AccessRestricted } from '#base/components/access-restricted'
import { usePolicy } from '#base/location/location'
import { useSession } from '#base/session/session'
import { Inventory } from './components/inventory'
import './inventory.css'

/** Stock, alerts, movements and the menu of the current location (docs/product/stock.md#the-screen). */
export function InventoryPage() {
  const { user } = useSession()
  const { stock } = usePolicy()
  return user && (stock === 'signed-in' || isStaff(user)) ? (
    <Inventory />
  ) : (
    <AccessRestricted path="/inventory">Inventory is for the people who work here.</AccessRestricted>
  )
}
