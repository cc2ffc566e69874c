import * as z from 'zod/mini'
import { Role, secretField, textField, urlField } from '../platform/fields'
import type { RouteGroup } from '../platform/route'

export const User = z.object({
  id: z.string(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  role: Role,
  /** The codes of the locations where the role counts; all of them without this field. */
  locations: z.optional(z.array(z.string())),
  /** The kitchen tablet that the session is for. */
  tabletId: z.optional(z.string()),
})
export type User = z.infer<typeof User>

/** The roles that users can choose on a test site (docs/product/accounts.md#roles). */
export const DevelopmentRole = z.enum(['customer', 'admin'])
export type DevelopmentRole = z.infer<typeof DevelopmentRole>

/** The settings that the browser needs to sign in at a live site's user pool. */
export const SignInSettings = z.object({
  userPoolId: z.string(),
  userPoolClientId: z.string(),
  /** The pool's address, if it differs from the default for its id. */
  endpoint: z.optional(z.string()),
})
export type SignInSettings = z.infer<typeof SignInSettings>

export const authRoutes = {
  getUser: {
    method: 'GET',
    path: '/api/auth/user',
    summary: 'The signed-in user; 401 without one, or null if the query allows a guest',
    access: 'public',
    worksLocked: true,
    table: 'read',
    query: z.object({ guest: z.optional(z.literal('ok')) }),
    result: z.nullable(User),
  },
  renameUser: {
    method: 'PUT',
    path: '/api/auth/user',
    summary: "Changes the signed-in user's name",
    access: 'user',
    table: 'write',
    body: z.object({
      firstName: textField(60, 'person').check(z.refine((name) => name !== '', 'Please enter a first name')),
      lastName: z._default(textField(59, 'person'), ''),
    }),
    result: User,
  },
  signInDevelopment: {
    method: 'POST',
    path: '/api/auth/simple-login',
    summary: 'Development login: any e-mail address, role chosen',
    access: 'public',
    table: 'write',
    limit: 'sign-ins',
    body: z.object({
      email: textField(254, 'mailbox'),
      role: z._default(DevelopmentRole, 'customer'),
      ref: z.optional(textField(64, 'code')),
    }),
    result: User,
  },
  getSignInSettings: {
    method: 'GET',
    path: '/api/auth/settings',
    summary: 'The settings for signing in at a live site',
    access: 'public',
    table: 'read',
    service: 'user-pool',
    cacheSeconds: 300,
    result: SignInSettings,
  },
  createSession: {
    method: 'POST',
    path: '/api/auth/session',
    summary: "Exchanges an id token of a live site's user pool for a session",
    access: 'public',
    table: 'write',
    limit: 'sign-ins',
    service: 'user-pool-admin',
    worksLocked: true,
    body: z.object({
      idToken: secretField(8192),
      ref: z.optional(textField(64, 'code')),
    }),
    result: User,
  },
  signOut: {
    method: 'POST',
    path: '/api/auth/logout',
    summary: 'Ends the session',
    access: 'public',
    status: 204,
    table: 'write',
    worksLocked: true,
    result: z.undefined(),
  },
  redirectToSignIn: {
    method: 'GET',
    path: '/api/login',
    summary: 'Sends the browser to the sign-in page',
    access: 'public',
    status: 302,
    table: 'read',
    query: z.object({ returnTo: z.optional(urlField(500)) }),
    result: z.object({ location: z.string() }),
  },
} as const satisfies RouteGroup
