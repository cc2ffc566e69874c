import * as z from 'zod/mini'
import { Role, text } from './fields'
import type { Area } from './route'

export const User = z.object({
  id: z.string(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  role: Role,
})
export type User = z.infer<typeof User>

export const auth = {
  user: {
    method: 'GET',
    path: '/api/auth/user',
    summary: 'The signed-in user',
    access: 'user',
    table: 'read',
    result: User,
  },
  simpleLogin: {
    method: 'POST',
    path: '/api/auth/simple-login',
    summary: 'Development login: any e-mail address, role chosen',
    access: 'public',
    table: 'write',
    limit: 'sign-ins',
    body: z.object({
      email: text(254),
      role: z._default(Role, 'customer'),
      ref: z.optional(text(64)),
    }),
    result: User,
  },
  logout: {
    method: 'POST',
    path: '/api/auth/logout',
    summary: 'Ends the session',
    access: 'public',
    status: 204,
    table: 'read',
    result: z.undefined(),
  },
  login: {
    method: 'GET',
    path: '/api/login',
    summary: 'Sends the browser to the sign-in page',
    access: 'public',
    status: 302,
    table: 'read',
    query: z.object({ returnTo: z.optional(z.string().check(z.maxLength(500))) }),
    result: z.object({ location: z.string() }),
  },
} as const satisfies Area
