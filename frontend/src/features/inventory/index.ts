export { RunOutControl, RunOutPanel } from './run-out/run-out-control'
