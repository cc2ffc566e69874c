export { GroupBar } from './group-bar'
export { GroupCheckout, OrderTogether } from './group-bar'
