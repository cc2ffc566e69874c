import * as z from 'zod/mini'
import { defineOption } from '#infra/command-line'
import { openDeadLetters } from './dead-letters'

const Words = z.union([z.tuple([z.literal('list')]), z.tuple([z.literal('put-back'), z.string()])], {
  error: 'not understood',
})

export const deadLettersUsage = {
  name: 'npm run tool -- dead-letters',
  options: {},
  words: defineOption(Words, {
    value: 'list | put-back ID|all',
    help: 'shows what a reaction or schedule failed at; has one of them, or all, delivered again',
  }),
}

const NONE = ['There are no dead letters.']

/** What the command says, and whether it could do what was asked. */
export function runDeadLettersCommand(
  dataDir: string,
  [command, id]: z.output<typeof Words>,
): {
  readonly lines: readonly string[]
  readonly done: boolean
} {
  const letters = openDeadLetters(dataDir)
  const lying = letters.list()
  switch (command) {
    case 'list': {
      const lines = lying.map(({ id: name, at, reason }) => `${name}  ${at}  ${reason}`)
      return { lines: lines.length > 0 ? lines : NONE, done: true }
    }
    case 'put-back': {
      const wanted = id === 'all' ? lying.map((letter) => letter.id) : [id]
      const results = wanted.map((name) => ({ name, found: letters.putBack(name) }))
      const lines = results.map(({ name, found }) =>
        found ? `${name} is put back: the product delivers it again.` : `There is no dead letter ${name}.`,
      )
      return { lines: lines.length > 0 ? lines : NONE, done: results.every(({ found }) => found) }
    }
  }
}
