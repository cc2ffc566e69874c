export { CurrentOrder } from './current-order'
export { orderTypeName } from './words'
