export { EightySixControl } from './availability/eighty-six-control'
export { EightySixPanel } from './availability/eighty-six-panel'
export { ItemDialog } from './stock/item-dialog'
