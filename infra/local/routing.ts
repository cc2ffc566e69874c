/** A route's path template and the values of its parameters in one path. */
export type RouteMatch = { readonly template: string; readonly parameters: Readonly<Record<string, string>> }

type Routed = { readonly route: { readonly method: string; readonly path: string } }

const parameterOf = (segment: string) => /^\{(\w+)\}$/.exec(segment)?.[1]

function parametersIn(template: string, path: string): Record<string, string> | undefined {
  const [wanted, given] = [template.split('/'), path.split('/')]
  if (wanted.length !== given.length) return undefined
  const parameters: Record<string, string> = {}
  for (const [index, segment] of wanted.entries()) {
    const value = given[index] ?? ''
    const name = parameterOf(segment)
    if (name === undefined ? segment !== value : value === '') return undefined
    if (name !== undefined) parameters[name] = decodeURIComponent(value)
  }
  return parameters
}

const inOrder = (template: string) =>
  template
    .split('/')
    .map((segment) => (parameterOf(segment) ? '1' : '0'))
    .join('')

/**
 * Finds the route of a path; a fixed segment goes before a parameter, from the left, as API Gateway
 * does.
 */
export function createRouter<R extends Routed>(routes: readonly R[]) {
  const ordered = routes.toSorted((a, b) => inOrder(a.route.path).localeCompare(inOrder(b.route.path)))
  return (method: string, path: string): { routed: R; match: RouteMatch } | undefined => {
    for (const routed of ordered) {
      if (routed.route.method !== method) continue
      const parameters = parametersIn(routed.route.path, path)
      if (parameters) return { routed, match: { template: routed.route.path, parameters } }
    }
    return undefined
  }
}
