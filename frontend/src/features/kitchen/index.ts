export { TicketCard } from './components/ticket-card'
export { TicketPreview } from './ticket-preview'
