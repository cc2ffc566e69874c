export { Specials } from './specials'
export { SpecialPreview } from './special-preview'
