import * as z from 'zod/mini'
import { flag, forTheCdk, noWords, option, parseCommandLine } from '#infra/command-line'

const isEndpoint = (text: string) => text === 'aws' || URL.canParse(text)
const Endpoint = z.pipe(
  z.string().check(z.refine(isEndpoint, { error: 'neither an address nor aws' })),
  z.transform((text) => text.replace(/\/$/, '')),
)
const command = {
  name: 'npm run deployed',
  options: {
    endpoint: option(Endpoint, {
      value: 'URL|aws',
      help: 'what is deployed to: an address, or aws for a real account',
    }),
    destroy: flag('takes everything down afterwards'),
    context: forTheCdk,
  },
  words: noWords,
}

export type Wishes = ReturnType<typeof wishesOf>

/** What was asked for; throws `Misuse` for what is not understood. */
export const wishesOf = (args: readonly string[]) => parseCommandLine(command, args).options
