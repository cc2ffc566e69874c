import { Stop } from '../steps'

export type Wishes = {
  /** An endpoint's address, or `aws` for a real account. */
  readonly endpoint: string
  /** Types of resources that are known to be lacking there. */
  readonly without: readonly string[]
  /** Whether what was built and synthesized before is deployed again. */
  readonly again: boolean
  /** Whether to take everything down afterwards. */
  readonly destroys: boolean
  /** What goes through to the CDK, such as `-c name=value`. */
  readonly context: readonly string[]
}

const USAGE = 'npm run deployed -- --endpoint URL|aws [--without TYPE,…] [--again] [--destroy] [-c name=value]'

/** What was asked for; throws `Stop` for what is not understood. */
export function wishesOf(args: readonly string[]): Wishes {
  let wishes: Wishes = { endpoint: '', without: [], again: false, destroys: false, context: [] }
  const waiting = [...args]
  const value = () => waiting.shift() ?? ''
  for (let arg = waiting.shift(); arg !== undefined; arg = waiting.shift()) {
    if (arg === '--endpoint') wishes = { ...wishes, endpoint: value().replace(/\/$/, '') }
    else if (arg === '--without') wishes = { ...wishes, without: value().split(',').filter(Boolean) }
    else if (arg === '--again') wishes = { ...wishes, again: true }
    else if (arg === '--destroy') wishes = { ...wishes, destroys: true }
    else if (arg === '-c') wishes = { ...wishes, context: [...wishes.context, '-c', value()] }
    else throw new Stop(`${arg} is not understood: ${USAGE}`)
  }
  if (wishes.endpoint !== 'aws' && !URL.canParse(wishes.endpoint)) throw new Stop(`Name an endpoint: ${USAGE}`)
  return wishes
}
