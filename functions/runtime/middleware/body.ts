import type { Route } from '#shared/contract/route'
import { readBodyText, readForm } from '../request'
import type { FormParts } from '../request'
import { createRequestStore } from './per-call'
import type { Middleware } from './piece'

/** What came with a call, not yet checked: its text, or its form. */
export const requestBody = createRequestStore<string | FormParts>('body')

/**
 * Takes in the text of a call; throws `too-large`. A form waits until the call has been counted.
 */
export const textBody = ({ takes, mostBytes }: Route): Middleware => ({
  before: ({ event }) => {
    requestBody.set(event, takes === 'multipart' ? {} : readBodyText(event, mostBytes))
  },
})

/**
 * Takes in the form of a call that sends one; throws `too-large`, `unsupported-media` or
 * `invalid-input`.
 */
export const formBody = ({ takes, mostBytes }: Route): Middleware => ({
  before: async ({ event }) => {
    if (takes === 'multipart') requestBody.set(event, await readForm(event, mostBytes))
  },
})
