import { WorkLocationSelect } from '#base/location/work-location'
import styles from './inventory-location.module.css'

/** Switches the inventory to another location. */
export const InventoryLocationSelect = () => <WorkLocationSelect className={styles.location} />
