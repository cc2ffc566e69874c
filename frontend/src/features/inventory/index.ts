export { EightySixControl, EightySixPanel } from './availability/eighty-six-panel'
