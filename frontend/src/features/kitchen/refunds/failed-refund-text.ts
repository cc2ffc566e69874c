import type { FailedRefund } from '#shared/payments/refunds-contract'

/** Returns what staff must do about a failed refund. */
export const formatFailedRefund = ({ ticketNumber, amount }: FailedRefund): string =>
  `Refund failed: return $${amount} of ticket ${ticketNumber} another way.`
