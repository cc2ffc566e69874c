export const loadTicketDetails = async () => (await import('../tickets/ticket-details-dialog')).TicketDetailsDialog
export const loadCancelTicket = async () => (await import('./cancel-ticket-dialog')).CancelTicketDialog
