import type { Toast } from '../../components/toast'

const PROMO_CODE = 'first10'

/** What is said to a promo code, compared in any case (specification section 5). */
export const promoToast = (code: string): Toast =>
  code.trim().toLowerCase() === PROMO_CODE
    ? { title: 'Promo Code Applied!', description: '10% discount has been applied to your order.' }
    : { title: 'Invalid Promo Code', description: 'The promo code you entered is not valid.', type: 'error' }
