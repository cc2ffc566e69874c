import type { Cents } from '../platform/money'

/** The states of a dispute (docs/product/payments.md#disputes). */
export const disputeStates = ['needs-response', 'under-review', 'won', 'lost', 'closed'] as const
export type DisputeState = (typeof disputeStates)[number]

/** What the provider reports about a dispute. */
export type ReportedDispute = {
  readonly id: string
  readonly state: DisputeState
  readonly amountCents: Cents
  /** The provider's word for it, such as `fraudulent`. */
  readonly reason: string
  /** Until when evidence counts, ISO. */
  readonly evidenceBy?: string | undefined
  /** Whether the bank only asks: no money was taken back yet. */
  readonly isInquiry?: boolean | undefined
  /** When the provider reported it, ISO. */
  readonly reportedAt: string
}

/** A dispute of a payment: the bank of the card takes the money back until it decides. */
export type Dispute = ReportedDispute & {
  readonly lostAt?: string | undefined
  /** When we submitted our evidence; that of an inquiry does not count for its dispute. */
  readonly submittedAt?: string | undefined
}

type Disputed = { readonly disputes?: readonly Dispute[] | undefined }

/** Whether the bank has not decided yet. */
export const isOpenDispute = ({ state }: Pick<Dispute, 'state'>): boolean =>
  state === 'needs-response' || state === 'under-review'

/** Whether the money is with the guest's bank, so that it can't be refunded once more. */
const holdsMoney = (dispute: Dispute): boolean =>
  dispute.state === 'lost' || (isOpenDispute(dispute) && !dispute.isInquiry)

/** Returns what the banks have taken back of a payment, for now or for good. */
export const sumDisputed = ({ disputes = [] }: Disputed): Cents =>
  disputes.filter(holdsMoney).reduce((sum, { amountCents }) => sum + amountCents, 0)

const STATUS_PREFIX = 'warning_'

/** Returns the state that a status of the provider means; undefined for an unknown one. */
export function toDisputeState(status: string): DisputeState | undefined {
  switch (status.replace(STATUS_PREFIX, '')) {
    case 'needs_response':
      return 'needs-response'
    case 'under_review':
      return 'under-review'
    case 'won':
      return 'won'
    case 'lost':
      return 'lost'
    case 'closed':
    case 'prevented':
      return 'closed'
    default:
      return undefined
  }
}

/** Whether a status means that the bank only asks. */
export const isInquiryStatus = (status: string): boolean => status.startsWith(STATUS_PREFIX)

/** Returns what banks took back for good, with the times when the disputes were lost. */
export const listLostAmounts = ({ disputes = [] }: Disputed): { at: string; amountCents: Cents }[] =>
  disputes.flatMap(({ lostAt: at, amountCents }) => (at === undefined ? [] : [{ at, amountCents }]))

/** Returns a text that differs whenever the owner must hear of a dispute. */
export const describeStage = ({ id, state, isInquiry = false }: Dispute): string =>
  [id, state, isInquiry ? 'inquiry' : 'dispute'].join(' ')

/**
 * Whether a report is older than what is known. Two of the same second may come in any order. A
 * lost dispute stays lost, so that books and points never count it twice.
 */
const isOutdated = (known: Dispute, reported: ReportedDispute): boolean =>
  known.state === 'lost' ||
  known.reportedAt > reported.reportedAt ||
  (known.reportedAt === reported.reportedAt && !isOpenDispute(known) && isOpenDispute(reported))

/**
 * Returns the disputes of a payment after a report. Reports may arrive in any order and repeatedly.
 * Returns the same list if nothing changes.
 */
export function applyDispute(disputes: readonly Dispute[], reported: ReportedDispute, at: string): readonly Dispute[] {
  const known = disputes.find(({ id }) => id === reported.id)
  const isRepeated = known?.reportedAt === reported.reportedAt && known.state === reported.state
  if (isRepeated || (known && isOutdated(known, reported))) return disputes
  const isEscalated = known?.isInquiry === true && !reported.isInquiry
  const dispute: Dispute = {
    ...reported,
    ...(reported.state === 'lost' && { lostAt: at }),
    ...(known?.submittedAt !== undefined && !isEscalated && { submittedAt: known.submittedAt }),
  }
  return known ? disputes.map((one) => (one.id === dispute.id ? dispute : one)) : [...disputes, dispute]
}

/** What staff read about the states. */
export const disputeStateTexts = {
  'needs-response': 'needs your evidence',
  'under-review': 'the bank decides',
  won: 'won',
  lost: 'lost, the bank took the money',
  closed: 'closed',
} as const satisfies Readonly<Record<DisputeState, string>>
