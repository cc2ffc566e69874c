import { chakra } from '@chakra-ui/react/styled-system'
import type { ExpiringLot, StockAlert } from '#shared/inventory/contract'
import { daysBetween } from '#shared/inventory/stock-usage'
import { formatAmountWithUnit } from '#base/format'

type AlertProps = { readonly alert: Pick<StockAlert, 'item' | 'currentStock' | 'minimumStock'> }

/** An ingredient below its minimum. */
export const LowStockRow = ({ alert: { item, currentStock, minimumStock } }: AlertProps) => (
  <li>
    <span>{item.name}</span>
    <chakra.small textAlign="end" color="warning.fg">
      {formatAmountWithUnit(currentStock, item.unit)} of {formatAmountWithUnit(minimumStock, item.unit)}
    </chakra.small>
  </li>
)

const inDays = (days: number): string =>
  days < 0 ? 'expired' : days === 0 ? 'today' : days === 1 ? 'tomorrow' : `in ${days} days`

type LotProps = {
  readonly lot: Pick<ExpiringLot, 'item' | 'expirationDate' | 'quantity'>
  /** The local date. */
  readonly today: string
}

/** A delivery that expires soon. */
export const ExpiringLotRow = ({ lot: { item, expirationDate, quantity }, today }: LotProps) => (
  <li>
    <span>
      {item.name}
      <small>{formatAmountWithUnit(quantity, item.unit)}</small>
    </span>
    <small>{inDays(daysBetween(today, expirationDate))}</small>
  </li>
)
