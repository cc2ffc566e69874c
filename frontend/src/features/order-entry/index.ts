export { EditOrderButton } from './editing/edit-order-button'
export { PayLinkButton } from './pay-link/pay-link-button'
export { restoreLines } from './order-draft'
export { startReorder } from './reorder'
