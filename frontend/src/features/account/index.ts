export { ClaimOrder } from './components/claim-order'
