import { getLocationPageFile, prerenderedPaths } from '#shared/prerendered'

/**
 * Runs at the CDN before `/api`, `/ws`, the owner's pictures and the dishes' pages, which calls
 * give: the origin sees its own host name and the CDN's address, so it is told the site's and the
 * visitor's.
 */
export const forwardHostFunction = `function handler(event) {
  var request = event.request
  request.headers['x-forwarded-host'] = { value: request.headers.host.value }
  request.headers['x-viewer-address'] = { value: event.viewer.ip }
  if (request.uri.indexOf('/pictures/') === 0 || request.uri.indexOf('/dish/') === 0) request.uri = '/api' + request.uri
  return request
}`

const ownPages = Object.fromEntries(prerenderedPaths.map((path) => [path, `/${getLocationPageFile(path)}`]))

/**
 * Runs at the CDN before the site's files: an address without a file's ending is a page of the
 * application.
 */
export const pageToIndexFunction = `var ownPages = ${JSON.stringify(ownPages)}
function handler(event) {
  var request = event.request
  if (request.uri.slice(request.uri.lastIndexOf('/')).indexOf('.') === -1) request.uri = ownPages[request.uri] || '/index.html'
  return request
}`
