export { MakeGood } from './make-good'
