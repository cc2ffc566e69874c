export { useFailedRefunds } from './refunds/use-failed-refunds'
export { TicketCard, TicketPreview } from './tickets/ticket-card'
