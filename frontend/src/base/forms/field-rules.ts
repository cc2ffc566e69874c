import { INVALID_MAILBOX_MESSAGE, readMailbox } from '#shared/accounts/mailbox'
import { INVALID_RECIPE_AMOUNT_MESSAGE, readRecipeAmount } from '#shared/inventory/recipe-amounts'
import { hasLetterOrDigit, isBlank } from '#shared/platform/text'
import { findAmountError, readTypedCount } from '#shared/platform/typed-amount'

/** The verdict of a form field, as react-hook-form reads it. */
type Rule = (typed: unknown) => true | string

/** A text that the server cleans to something: a space or a character without width is nothing. */
export const requireText = (message: string) => {
  const validate: Rule = (typed) => !isBlank(String(typed)) || message
  return { required: message, validate }
}

/** A name that other users see, with at least one letter or digit. */
export const requireName = (message: string) => {
  const validate: Rule = (typed) => hasLetterOrDigit(String(typed)) || message
  return { required: message, validate }
}

/** An amount or a quantity in any way that people type it. */
export const requireAmount = (message: string) => {
  const validate: Rule = (typed) => findAmountError(String(typed)) ?? true
  return { required: message, validate }
}

/** An amount of a recipe in any way that people type it (`readRecipeAmount`). */
export const requireRecipeAmount = (message: string) => {
  const validate: Rule = (typed) => readRecipeAmount(String(typed)) !== null || INVALID_RECIPE_AMOUNT_MESSAGE
  return { required: message, validate }
}

/** A whole number from 1 in any way that people type it (`readTypedCount`). */
export const requireCount = (message: string) => {
  const validate: Rule = (typed) => readTypedCount(String(typed)) >= 1 || 'Must be a whole number'
  return { required: message, validate }
}

const validateOptionalAmount: Rule = (typed) => (typed === '' ? true : (findAmountError(String(typed)) ?? true))
export const optionalAmount = { validate: validateOptionalAmount } as const

const validateOptionalMailbox: Rule = (typed) =>
  isBlank(String(typed)) || readMailbox(String(typed)) !== null || INVALID_MAILBOX_MESSAGE
export const optionalMailbox = { validate: validateOptionalMailbox } as const
