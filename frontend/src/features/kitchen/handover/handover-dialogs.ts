export { PackingDialog } from '../packing/packing-dialog'
export { CodeDialog } from './code-dialog'
export { TenderDialog } from './tender-dialog'
