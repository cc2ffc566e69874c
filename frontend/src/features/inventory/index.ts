export { EightySixControl } from './availability/eighty-six-control'
export { EightySixPanel } from './availability/eighty-six-panel'
