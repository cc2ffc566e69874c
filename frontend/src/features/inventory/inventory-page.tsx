import { AccessRestricted } from '#base/components/access-restricted'
import { useSession } from '#base/session/session'
import { Inventory } from './components/inventory'
import './inventory.css'

/** Stock, alerts, movements and the menu of the current location (docs/product/stock.md#the-screen). */
export function InventoryPage() {
  const { user } = useSession()
  return user ? (
    <Inventory />
  ) : (
    <AccessRestricted path="/inventory">Inventory is for the people who work here.</AccessRestricted>
  )
}
