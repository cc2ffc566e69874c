import * as z from 'zod/mini'
import { flag, forTheCdk, noWords, option, parseCommandLine } from '#infra/command-line'

const isEndpoint = (text: string) => text === 'aws' || URL.canParse(text)
const Endpoint = z.pipe(
  z.string().check(z.refine(isEndpoint, { error: 'neither an address nor aws' })),
  z.transform((text) => text.replace(/\/$/, '')),
)
const Types = z._default(
  z.pipe(
    z.string(),
    z.transform((text) => text.split(',').filter(Boolean)),
  ),
  [],
)

const command = {
  name: 'npm run deployed',
  options: {
    endpoint: option(Endpoint, {
      value: 'URL|aws',
      help: 'what is deployed to: an address, or aws for a real account',
    }),
    without: option(Types, { value: 'TYPE,…', help: 'types of resources that are known to be lacking there' }),
    again: flag('deploys again what was built and synthesized before'),
    destroy: flag('takes everything down afterwards'),
    context: forTheCdk,
  },
  words: noWords,
}

export type Wishes = ReturnType<typeof wishesOf>

/** What was asked for; throws `Misuse` for what is not understood. */
export const wishesOf = (args: readonly string[]) => parseCommandLine(command, args).options
