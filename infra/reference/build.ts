import { routes } from '#shared/contract/index'
import { buildOpenApi } from './openapi'
import { renderReferencePage } from './page'

/**
 * Returns the API reference as a page and as an OpenAPI document, both generated from the contract.
 */
export function buildReference(version: string): { readonly page: string; readonly openApi: string } {
  const document = buildOpenApi(routes, version)
  return { page: renderReferencePage(document), openApi: `${JSON.stringify(document, null, 2)}\n` }
}
