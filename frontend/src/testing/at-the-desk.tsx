import { act, render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { auth } from '#shared/contract/auth'
import type { User } from '#shared/contract/auth'
import { newQueryClient } from '#base/api/query-client'
import { readSession } from '#base/session/session'
import { answer, on, refuse } from './a-server'
import { aUser } from './a-user'
import { Providers } from './providers'

/** Who is signed in, for the server of a test. */
export const visitor: { user: User | null } = { user: null }

export const knowsVisitor = on(auth.user, () =>
  visitor.user ? answer(auth.user, visitor.user) : refuse('not-signed-in', 'Please sign in first.'),
)

export const theOwner = aUser({ id: 'omar', firstName: 'Omar', email: 'omar@example.com', role: 'admin' })

/** Opens a page of the desk at an address, as somebody or a guest. */
export async function whenOpened(address: string, page: ReactNode, user: User | null = theOwner) {
  visitor.user = user
  document.cookie = user ? 'signed-in=9999999999999; Path=/' : 'signed-in=; Path=/; Max-Age=0'
  history.replaceState(null, '', address)
  await act(() => readSession())
  return render(<Providers client={newQueryClient()}>{page}</Providers>)
}
