// The group's locations. Adding one is its file and its line here.
export { henpr } from './henpr'
export { hehc } from './hehc'
export { henok } from './henok'
