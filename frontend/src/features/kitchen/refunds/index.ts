export { RefundButton } from './refund-button'
export { CardRefundButton } from './card-refund-button'
