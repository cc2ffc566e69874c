export { ClaimOrder } from './claim-order'
