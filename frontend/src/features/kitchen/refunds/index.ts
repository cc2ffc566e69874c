export { OrderRefundButton, RefundButton } from './refund-button'
