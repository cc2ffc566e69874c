export { Specials } from './specials'
