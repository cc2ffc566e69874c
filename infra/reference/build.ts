import { routes } from '#shared/contract/index'
import { openApiOf } from './openapi'
import { referencePage } from './page'

/** The files of the reference by their path in the project, as they should be. */
export function referenceFiles(version: string): Readonly<Record<string, string>> {
  const document = openApiOf(routes, version)
  return {
    'docs/openapi.json': `${JSON.stringify(document, null, 2)}\n`,
    'docs/api-reference.html': referencePage(document),
  }
}
