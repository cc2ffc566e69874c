import { UsageError, cdkContextOption, defineFlag, noArguments, parseCommandLine } from '#infra/command-line'

const toDeploy = {
  name: 'npm run deploy',
  options: { yes: defineFlag('does not ask for confirmation, for pipelines'), context: cdkContextOption },
  words: noArguments,
}
const toDestroy = { name: 'npm run tool -- destroy', options: { context: cdkContextOption }, words: noArguments }

type Task = {
  readonly task: 'deploy' | 'destroy'
  /** Arguments for the CDK. */
  readonly args: readonly string[]
  /** Whether the user confirmed beforehand; destroying always asks. */
  readonly confirmed: boolean
}

/** Parses the task, whose first word `package.json` gives. Throws `UsageError`. */
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
