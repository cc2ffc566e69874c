import { pathToFileURL } from 'node:url'
import { join } from 'node:path'
import { allowClosedPipe } from './command-line'
import { operatorTools } from './tools'

allowClosedPipe()

const isTool = (name: string): name is keyof typeof operatorTools => name in operatorTools

const [node = '', , name = '', ...args] = process.argv
if (isTool(name)) {
  const file = join(process.cwd(), operatorTools[name][0])
  process.argv = [node, file, ...(name === 'destroy' ? ['destroy'] : []), ...args]
  await import(pathToFileURL(file).href)
} else {
  const width = Math.max(...Object.keys(operatorTools).map(({ length }) => length))
  const lines = Object.entries(operatorTools).map(([each, [, summary]]) => `  ${each.padEnd(width)}  ${summary}`)
  const isHelp = name === '' || name === '--help'
  const text = [...(isHelp ? [] : [`There is no tool ${name}.`]), 'npm run tool -- NAME [options]', ...lines].join('\n')
  const stream = isHelp ? process.stdout : process.stderr
  stream.write(`${text}\n`)
  process.exitCode = isHelp ? 0 : 2
}
