import type { PaymentDispute } from '#shared/payments/contract'
import { disputeStateTexts } from '#shared/payments/disputes'
import { formatDecimal } from '#shared/platform/money'
import { formatDateTime } from '#shared/platform/time'

/** Returns what a dispute is about and its state. */
export const formatDispute = ({ amount, state }: PaymentDispute): string =>
  `Dispute of ${formatDecimal(amount)}: ${disputeStateTexts[state]}`

/** Returns the reason of a dispute, and when evidence was submitted or until when it counts. */
export function formatDisputeDetails({ reason, submittedAt, evidenceBy }: PaymentDispute, timeZone: string): string {
  const why = `Reason: ${reason.replaceAll('_', ' ')}.`
  if (submittedAt !== undefined) return `${why} Evidence submitted ${formatDateTime(submittedAt, timeZone)}.`
  return evidenceBy === null ? why : `${why} Evidence counts until ${formatDateTime(evidenceBy, timeZone)}.`
}

/** Whether our evidence can be submitted. */
export const takesEvidence = ({ state, submittedAt }: PaymentDispute): boolean =>
  state === 'needs-response' && submittedAt === undefined
