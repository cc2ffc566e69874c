export { RunOutControl } from './run-out/run-out-control'
