import { Badge } from '@chakra-ui/react/badge'
import type { StockStatus } from '#shared/rules/stock'

const looks = {
  'In Stock': { mark: '●', tone: 'success' },
  'Low Stock': { mark: '▲', tone: 'warning' },
  'Out of Stock': { mark: '✕', tone: 'danger' },
} as const satisfies Readonly<Record<StockStatus, { mark: string; tone: string }>>

/** How much there is of something, by word, mark and colour. */
export function StatusBadge({ status }: { readonly status: StockStatus }) {
  const { mark, tone } = looks[status]
  return (
    <Badge bg={`${tone}.subtle`} color={`${tone}.fg`} borderColor="transparent">
      <span aria-hidden>{mark}</span>
      {status}
    </Badge>
  )
}
