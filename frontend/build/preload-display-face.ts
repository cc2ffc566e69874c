import type { Plugin } from 'vite'

/** The headings' face is needed for the first picture: asks for it along with the script. */
export const preloadDisplayFace = (): Plugin => ({
  name: 'preload-display-face',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle }) => {
      const face = Object.keys(bundle ?? {}).find((name) => /fraunces-latin-opsz-normal.*\.woff2$/.test(name))
      if (!face) return []
      const attrs = { rel: 'preload', href: `/${face}`, as: 'font', type: 'font/woff2', crossorigin: '' }
      return [{ tag: 'link', attrs, injectTo: 'head-prepend' }]
    },
  },
})
