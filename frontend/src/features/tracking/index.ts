export { CurrentOrderBar } from './current-order'
export { orderTypeLabels } from './words'
