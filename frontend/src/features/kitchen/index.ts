export { formatDispute, formatDisputeDetails, takesEvidence } from './disputes/dispute-text'
export { useSubmitEvidence } from './disputes/use-submit-evidence'
export { useFailedRefunds } from './refunds/use-failed-refunds'
export { TicketPreview } from './tickets/ticket-card'
