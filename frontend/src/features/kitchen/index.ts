export { formatDispute, formatDisputeDetails, takesEvidence } from './disputes/dispute-text'
export { SubmitEvidenceButton } from './disputes/submit-evidence-button'
export { useFailedRefunds } from './refunds/use-failed-refunds'
export { TicketPreview } from './tickets/ticket-card'
