export { GroupBar } from './components/group-bar'
export { GroupCheckoutOptions } from './components/group-way'
