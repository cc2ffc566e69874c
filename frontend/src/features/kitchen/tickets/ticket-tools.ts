export { EditTicketButton } from './edit-ticket-button'
export { ReprintButton } from './reprint-button'
export { RescheduleButton } from './reschedule-button'
export { WasteButton } from './waste-button'
