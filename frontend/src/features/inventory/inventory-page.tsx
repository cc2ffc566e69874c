import { useSession } from '#base/session/session'
import { AccessRestricted } from './components/access-restricted'
import { Inventory } from './components/inventory'
import './inventory.css'

/** Stock, alerts, movements and the menu of the current location (docs/product/stock.md#the-screen). */
export function InventoryPage() {
  const { user } = useSession()
  return user ? <Inventory /> : <AccessRestricted />
}
