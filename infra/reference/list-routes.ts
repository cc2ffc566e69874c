import { commandLine, flag, noWords } from '#infra/command-line'
import { routes } from '#shared/contract/index'

const { options } = commandLine({
  name: 'npm run tool -- routes',
  options: { json: flag('prints JSON instead of a table') },
  words: noWords,
})

const listed = routes.map(({ area, route: { method, path, access, summary } }) => ({
  method,
  path,
  access,
  domain: area,
  summary,
}))

if (options.json) console.log(JSON.stringify(listed, null, 2))
else console.table(listed)
