export { TicketCard, TicketPreview } from './tickets/ticket-card'
