import { parseProcessArguments, defineFlag, noArguments } from '#infra/command-line'
import { routes } from '#shared/registry/routes'

const { options } = parseProcessArguments({
  name: 'npm run tool -- routes',
  options: { json: defineFlag('prints JSON instead of a table') },
  words: noArguments,
})

const listed = routes.map(({ domain, route: { method, path, access, summary } }) => ({
  method,
  path,
  access,
  domain,
  summary,
}))

if (options.json) console.log(JSON.stringify(listed, null, 2))
else console.table(listed)
