export { EditOrderButton } from './edit-order-button'
export { restoreLines } from './order-draft'
export { startReorder } from './reorder'
