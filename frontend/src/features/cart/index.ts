export { CartBar } from './components/cart-bar'
export { CartNotice } from './components/cart-notice'
export { CartPanel } from './components/cart-panel'
