const isMissing = ({ sheet }: HTMLLinkElement): boolean => sheet === null

const again = (missing: HTMLLinkElement) =>
  new Promise((resolve) => {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.onload = link.onerror = resolve
    link.href = missing.href
    missing.replaceWith(link)
  })

/**
 * Asks for the stylesheets that could not be had: a script that is imported again leaves its own
 * out.
 */
export const reloadMissingStylesheets = () =>
  Promise.all([...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].filter(isMissing).map(again))
