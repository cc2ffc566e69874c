import '@chakra-ui/react/styled-system'
import { renderToString } from 'react-dom/server'
import { Router } from 'wouter'

// The styles above were loaded without a document, so they are written beside what they style. What follows asks the
// document where it is, once.
Object.assign(globalThis, {
  document: {
    cookie: '',
    querySelector: () => ({ getAttribute: () => process.env['FIRST_PICTURE_OF'] }),
  },
  localStorage: { getItem: () => null },
})
const { App } = await import('./app')
Reflect.deleteProperty(globalThis, 'document')
Reflect.deleteProperty(globalThis, 'localStorage')

/** What the application shows of a page at first, before it has asked anybody anything. Used while building only. */
export const firstPicture = (path: string): string =>
  renderToString(
    <Router ssrPath={path}>
      <App />
    </Router>,
    // The empty layer is written without its end, and would take the next one with it.
  ).replaceAll('@layer reset@', '@layer reset;@')
