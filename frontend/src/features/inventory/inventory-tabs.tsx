import { Tabs } from '#ui/tabs'
import { AnalyticsPanel } from './analytics/analytics-panel'
import { AvailabilityPanel } from './availability/availability-panel'
import { MovementsPanel } from './movements/movements-panel'
import { AlertsPanel } from './stock/alerts-panel'
import { StockPanel } from './stock/stock-panel'

type InventoryTabsProps = {
  /** Opens the movement dialog for an item. */
  readonly onRecord: (itemId: number) => void
}

/** The tabs of the inventory screen. */
export const InventoryTabs = ({ onRecord }: InventoryTabsProps) => (
  <Tabs
    label="Inventory"
    tabs={[
      { id: 'stock', label: 'Current Stock', panel: <StockPanel onRecord={onRecord} /> },
      { id: 'alerts', label: 'Alerts', panel: <AlertsPanel /> },
      { id: 'movements', label: 'Movements', panel: <MovementsPanel /> },
      { id: 'availability', label: 'Menu Availability', panel: <AvailabilityPanel /> },
      { id: 'analytics', label: 'Analytics', panel: <AnalyticsPanel /> },
    ]}
  />
)
