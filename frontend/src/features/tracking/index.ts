export { dayAndTime, orderTypeName } from './words'
