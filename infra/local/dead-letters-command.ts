import { deadLettersIn } from './dead-letters'

const USAGE = 'npm run dead-letters -- list | put-back <id> | put-back all'

/** What the command says, and whether it could do what was asked. */
export function deadLettersCommand(
  dataDir: string,
  [command, id]: readonly string[],
): {
  readonly lines: readonly string[]
  readonly done: boolean
} {
  const letters = deadLettersIn(dataDir)
  const lying = letters.list()
  switch (command) {
    case 'list': {
      const lines = lying.map(({ id: name, at, reason }) => `${name}  ${at}  ${reason}`)
      return { lines: lines.length > 0 ? lines : ['There are no dead letters.'], done: true }
    }
    case 'put-back': {
      const wanted = id === 'all' ? lying.map((letter) => letter.id) : id === undefined ? [] : [id]
      const results = wanted.map((name) => ({ name, found: letters.putBack(name) }))
      const lines = results.map(({ name, found }) =>
        found ? `${name} is put back: the product delivers it again.` : `There is no dead letter ${name}.`,
      )
      return {
        lines: lines.length > 0 ? lines : [USAGE],
        done: results.every(({ found }) => found) && id !== undefined,
      }
    }
    default:
      return { lines: [USAGE], done: false }
  }
}
