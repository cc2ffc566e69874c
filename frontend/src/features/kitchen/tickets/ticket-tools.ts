export { EditTicketButton } from './edit-ticket-button'
export { RescheduleButton } from './reschedule-button'
export { WasteButton } from './waste-button'
