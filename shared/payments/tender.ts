import type { OrderStatus, Tender } from '../orders/constants'

export const tenderNames = {
  cash: 'Cash',
  card: 'Card',
  'not-collected': 'Not collected',
} as const satisfies Record<Tender, string>

/** Whether staff took the money. */
export const isCollected = (tender: Tender | undefined): boolean => tender === 'cash' || tender === 'card'

type EndedOrder = { readonly status: OrderStatus; readonly tender?: Tender | undefined }

/** Whether an order was completed without a record of how it was paid at the counter. */
export const isUnrecorded = ({ status, tender }: EndedOrder): boolean => status === 'completed' && tender === undefined
