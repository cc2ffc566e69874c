export { RefundButton } from './refund-button'
