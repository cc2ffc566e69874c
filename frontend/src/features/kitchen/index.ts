export { TicketCard } from './components/ticket-card'
