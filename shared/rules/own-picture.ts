const OWN_PICTURE = /^\/(assets|pictures)\/([\w-][\w.-]*\/)*[\w-][\w.-]*\.(avif|webp|jpe?g|png)$/

/**
 * Whether a dish's picture is one of the site's own: brought by the build, or put there at the desk
 * (docs/product/desk.md#dishes).
 */
export const isSitePicture = (url: string): boolean => OWN_PICTURE.test(url)
