export { TabletBar } from './tablet-bar'
