import { ServiceError } from '#functions/runtime/aws-json'
import { table } from '#functions/runtime/table'
import type { TableCommand } from '#functions/runtime/table-commands'

type Kind<Command extends TableCommand> = abstract new (...args: never[]) => Command
type Answered<Command extends TableCommand> = NonNullable<Command['answer']>
type Outcome = (input: object) => object | undefined | void
type Script = { readonly kind: Kind<TableCommand>; readonly first: Outcome[]; then?: Outcome }

/** What the table refuses with, once whoever asks has tried as often as is worth it. */
export const refusedFor = (name: string, details: Readonly<Record<string, unknown>> = {}): ServiceError =>
  new ServiceError(name, name, details, { attempts: 5, status: 400 })

const fails = (error: Error): Outcome => {
  return () => {
    throw error
  }
}

/** Stands in for the table in a test: it answers each kind of command as told, and remembers what it was asked. */
export function stubTable() {
  let scripts: Script[] = []
  let asked: TableCommand[] = []
  const stand = () =>
    jest.spyOn(table, 'send').mockImplementation(async (command) => {
      asked.push(command)
      const script = scripts.findLast(({ kind }) => command instanceof kind)
      const outcome = script?.first.shift() ?? script?.then
      return outcome?.(command.input) ?? {}
    })
  stand()

  function on<Command extends TableCommand>(kind: Kind<Command>) {
    const script: Script = { kind, first: [] }
    scripts.push(script)
    const told = {
      resolvesOnce: (answer: Answered<Command>) => (script.first.push(() => answer), told),
      rejectsOnce: (error: Error) => (script.first.push(fails(error)), told),
      resolves: (answer: Answered<Command>) => ((script.then = () => answer), told),
      rejects: (error: Error) => ((script.then = fails(error)), told),
      callsFake: (act: (input: Command['input']) => Answered<Command> | void) => ((script.then = act), told),
    }
    return told
  }

  return {
    on,
    calls: () => asked,
    commandCalls: <Command extends TableCommand>(kind: Kind<Command>): Command[] =>
      asked.filter((command): command is Command => command instanceof kind),
    reset: (): void => {
      scripts = []
      asked = []
      // Whoever restores all mocks after each test restored this one, too.
      stand()
    },
  }
}
