const KEY = 'hibachi-discount-code'

/** Keeps a bonus code for the next order; false where the browser stores nothing. */
export function keepDiscountCode(code: string): boolean {
  try {
    localStorage.setItem(KEY, code)
    return true
  } catch (error) {
    console.error('The discount code could not be kept', error)
    return false
  }
}
