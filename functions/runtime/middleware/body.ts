import type { Route } from '#shared/contract/route'
import { bodyText, formOf } from '../request'
import type { Form } from '../request'
import { perCall } from './per-call'
import type { Piece } from './piece'

/** What came with a call, not yet checked: its text, or its form. */
export const sent = perCall<string | Form>('body')

/**
 * Takes in the text of a call; throws `too-large`. A form waits until the call has been counted.
 */
export const text = ({ takes, mostBytes }: Route): Piece => ({
  before: ({ event }) => {
    sent.set(event, takes === 'multipart' ? {} : bodyText(event, mostBytes))
  },
})

/**
 * Takes in the form of a call that sends one; throws `too-large`, `unsupported-media` or
 * `invalid-input`.
 */
export const form = ({ takes, mostBytes }: Route): Piece => ({
  before: async ({ event }) => {
    if (takes === 'multipart') sent.set(event, await formOf(event, mostBytes))
  },
})
