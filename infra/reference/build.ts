import { routes } from '#shared/contract/index'
import { openApiOf } from './openapi'
import { referencePage } from './page'

/**
 * Returns the API reference as a page and as an OpenAPI document, both generated from the contract.
 */
export function buildReference(version: string): { readonly page: string; readonly openApi: string } {
  const document = openApiOf(routes, version)
  return { page: referencePage(document), openApi: `${JSON.stringify(document, null, 2)}\n` }
}
