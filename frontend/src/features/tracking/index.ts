export { CurrentOrderBar } from './current-order-bar'
export { orderTypeLabels } from './tracking-text'
