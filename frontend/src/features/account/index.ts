export { ClaimOrder } from './claim-order'
export { PersonalDataPanel, ProfilePanel } from './profile/profile-panel'
