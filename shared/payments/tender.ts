import type { Tender } from '../orders/constants'

export const tenderNames = {
  cash: 'Cash',
  card: 'Card',
  'not-collected': 'Not collected',
} as const satisfies Record<Tender, string>

/** Whether staff took the money. */
export const isCollected = (tender: Tender | undefined): boolean => tender === 'cash' || tender === 'card'
