import * as z from 'zod/mini'
import { defineFlag, cdkContextOption, noArguments, defineOption, parseCommandLine } from '#infra/command-line'

const isEndpoint = (text: string) => text === 'aws' || URL.canParse(text)
const Endpoint = z.pipe(
  z.string().check(z.refine(isEndpoint, { error: 'neither an address nor aws' })),
  z.transform((text) => text.replace(/\/$/, '')),
)
const command = {
  name: 'npm run deployed',
  options: {
    endpoint: defineOption(Endpoint, {
      value: 'URL|aws',
      help: 'what is deployed to: an address, or aws for a real account',
    }),
    destroy: defineFlag('takes everything down afterwards'),
    context: cdkContextOption,
  },
  words: noArguments,
}

export type VerifyOptions = ReturnType<typeof parseVerifyOptions>

/** What was asked for; throws `Misuse` for what is not understood. */
export const parseVerifyOptions = (args: readonly string[]) => parseCommandLine(command, args).options
