export { RefundButton } from './make-good'
