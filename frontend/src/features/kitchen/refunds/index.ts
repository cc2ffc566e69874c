export { LazyRefundDialog, OrderRefundButton, RefundButton } from './refund-button'
