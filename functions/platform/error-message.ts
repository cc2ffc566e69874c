import { $ZodError } from 'zod/v4/core'

/**
 * Returns an error's message. Of data that a schema rejects, it names each field with its fault, in
 * one line.
 */
export const getErrorMessage = (error: Error): string =>
  error instanceof $ZodError
    ? error.issues.map(({ path, message }) => `${path.join('.') || 'all'}: ${message}`).join('; ')
    : error.message
