import { UsageError, defineFlag, cdkContextOption, noArguments, parseCommandLine } from '#infra/command-line'

const toDeploy = {
  name: 'npm run deploy',
  options: { yes: defineFlag('nobody is asked, as in a pipeline'), context: cdkContextOption },
  words: noArguments,
}
const toDestroy = { name: 'npm run tool -- destroy', options: { context: cdkContextOption }, words: noArguments }

type Task = {
  readonly task: 'deploy' | 'destroy'
  /** Arguments that go through to the CDK. */
  readonly args: readonly string[]
  /** Whether a person confirmed beforehand; taking down is always asked about. */
  readonly confirmed: boolean
}

/** What is to be done, by a first word that `package.json` gives. Throws `Misuse`. */
export function parseDeployCommand([task, ...args]: readonly string[]): Task {
  switch (task) {
    case 'deploy': {
      const { options } = parseCommandLine(toDeploy, args)
      return { task, args: options.context, confirmed: options.yes }
    }
    case 'destroy': {
      const { options } = parseCommandLine(toDestroy, args)
      return { task, args: options.context, confirmed: false }
    }
    default:
      throw new UsageError(`${task ?? 'Nothing'} is neither deploy nor destroy.`)
  }
}
