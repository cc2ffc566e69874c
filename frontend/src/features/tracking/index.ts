export { CurrentOrder } from './current-order'
export { dayAndTime, orderTypeName } from './words'
