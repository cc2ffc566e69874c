import { inputOut, readAnswer } from './attribute-values'
import { callService, ServiceError } from './aws-json'
import { GetCommand } from './table-commands'
import type { Answer, TableCommand } from './table-commands'

const service = {
  name: 'dynamodb',
  prefix: 'DynamoDB_20120810',
  endpoint: () => process.env['AWS_ENDPOINT_URL_DYNAMODB'],
} as const

type Asked = Pick<TableCommand, 'operation' | 'input'>

/** What is done around every question: it may add to the input, and sees the answer; `go` asks. */
export type Around = (asked: Asked, go: () => Promise<object>) => Promise<unknown>

// The service's word is taken for what belongs to its call; stores parse the records within.
const isAnswer = <T extends object>(value: unknown): value is T => typeof value === 'object' && value !== null

async function answerTo<T extends object>({ operation, input }: Asked): Promise<T> {
  try {
    const answer: unknown = JSON.parse(await callService(service, operation, JSON.stringify(inputOut(input))))
    if (!isAnswer<T>(answer)) throw new TypeError('The table gave no answer')
    readAnswer(answer)
    return answer
  } catch (error) {
    if (error instanceof ServiceError) readAnswer(error.details)
    throw error
  }
}

const around: Around[] = []

/** The one client of the table; little is imported here, so that it can be made before all the rest is loaded. */
export const table = {
  /** Asks the table; throws `ServiceError` for what it refuses. */
  send: async <Input extends object, Output extends object>(
    command: TableCommand<Input, Output>,
  ): Promise<Answer<Output>> => {
    let answer: Promise<Answer<Output>> | undefined
    const ask = () => (answer ??= answerTo<Answer<Output>>(command))
    const all = around.reduce<() => Promise<unknown>>(
      (go, act) => () =>
        act(command, async () => {
          await go()
          return ask()
        }),
      ask,
    )
    await all()
    return ask()
  },
  /** Has something done around every question from now on, outside of what is done already; gives how to end that. */
  around: (act: Around): (() => void) => {
    around.push(act)
    return () => void around.splice(around.indexOf(act), 1)
  },
}

/**
 * Opens the connection to the table ahead of the first question, by asking for an item that is not there. Failing is
 * no matter: whoever asks next meets the same error where it can be answered.
 */
export async function connectTable(tableName: string): Promise<void> {
  await table
    .send(new GetCommand({ TableName: tableName, Key: { pk: 'CONNECT', sk: 'CONNECT' } }))
    .catch(() => undefined)
}

/** Whether the table refused a write because its condition does not hold. */
export const isConditionFailed = (error: unknown): error is ServiceError =>
  error instanceof ServiceError && error.name === 'ConditionalCheckFailedException'
