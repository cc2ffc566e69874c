export { GroupBar } from './group-bar'
export { GroupCheckoutOptions } from './group-bar'
