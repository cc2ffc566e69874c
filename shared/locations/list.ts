/** All locations. A new location needs its own file and a line here. */
export { henpr } from './henpr'
export { hehc } from './hehc'
export { henok } from './henok'
