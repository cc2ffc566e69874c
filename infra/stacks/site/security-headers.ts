import { createHash } from 'node:crypto'
import type { LocationPolicy } from '#shared/locations/policy'
import { inlineScripts } from '#shared/pages/page-head'
import { redirectToMenuScript } from '#shared/pages/dish-page'

const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`

/**
 * The content security policy. It allows scripts of the site and those in the page's head, inline
 * styles for the component library, and calls of the site's API and the user pool.
 */
const contentSecurity = ({ signIn }: Pick<LocationPolicy, 'signIn'>, userPool: string) => ({
  'default-src': "'self'",
  'script-src': ["'self'", ...[...inlineScripts, redirectToMenuScript].map(hashOf)].join(' '),
  'style-src': "'self' 'unsafe-inline'",
  'img-src': "'self' data: blob:",
  'media-src': "'self' blob:",
  'font-src': "'self' data:",
  'connect-src': signIn === 'cognito' ? `'self' ${userPool}` : "'self'",
  'worker-src': "'self' blob:",
  'object-src': "'none'",
  'base-uri': "'self'",
  'form-action': "'self'",
  'frame-ancestors': "'none'",
})

/** Returns the security headers of a site as plain data, for the CDN and the local server. */
export const buildSecurityHeaders = (policy: Pick<LocationPolicy, 'signIn'>, userPool: string) => ({
  contentSecurityPolicy: Object.entries(contentSecurity(policy, userPool))
    .map(([name, value]) => `${name} ${value}`)
    .join('; '),
  /** The microphone is for the voice assistant, the position for the nearest location. */
  permissionsPolicy: 'microphone=(self), geolocation=(self), camera=(), payment=(), usb=()',
  referrerPolicy: 'strict-origin-when-cross-origin',
  strictTransportSeconds: 365 * 24 * 3600,
})
