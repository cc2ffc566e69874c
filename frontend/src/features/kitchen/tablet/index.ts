export { TabletBar } from './tablet-bar'
export { TabletGuard } from './tablet-guard'
