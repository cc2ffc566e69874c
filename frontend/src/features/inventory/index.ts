export { EightySixControl, EightySixPanel } from './run-out/run-out-control'
