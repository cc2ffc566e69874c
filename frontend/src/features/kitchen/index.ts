export { TicketCard } from './tickets/ticket-card'
export { TicketPreview } from './tickets/ticket-card'
