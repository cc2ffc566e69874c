import * as z from 'zod/mini'
import { defineOption, parseProcessArguments } from '#infra/command-line'
import { parseEnvironmentName } from '#infra/stacks/settings'
import { runOnTable } from '../run-on-table'
import { openCloudLog } from './cloud-log'
import { openLocalLog } from './local-log'
import { allLines, runTrace, traceWords } from './run-trace'
import { getLogGroupPrefix } from '#infra/stacks/names'

const { options, words } = parseProcessArguments({
  name: 'npm run tool -- trace',
  options: {
    all: allLines,
    environment: defineOption(
      z.pipe(
        z._default(z.string(), ''),
        z.transform((name) => parseEnvironmentName(name)),
      ),
      {
        value: 'NAME',
        help: "the environment whose log is read, such as staging; production's unless given",
      },
    ),
  },
  words: traceWords,
})

// Read before the table is opened: opening the local one names it in the environment.
const isCloud = process.env['TABLE_NAME'] !== undefined && process.env['DATA_DIR'] === undefined

await runOnTable(async () => {
  const dataDir = process.env['DATA_DIR'] || '.local'
  const prefix = getLogGroupPrefix(options.environment)
  const log = isCloud ? openCloudLog({ prefix }) : openLocalLog(dataDir)
  const { lines, isFound } = await runTrace(words, { log, now: new Date(), isComplete: options.all })
  for (const line of lines) console.log(line)
  return isFound
})
