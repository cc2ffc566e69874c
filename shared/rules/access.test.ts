import type { User } from '../contract/auth'
import type { Access } from '../contract/route'
import { checkAccess } from './access'

const user = (id: string, role: User['role']): User => ({ id, email: '', firstName: '', lastName: '', role })
const dana = user('dana', 'customer')
const cook = user('cook', 'kitchen')
const chef = user('chef', 'admin')

function verdict(access: Access, caller: User | null, boards: 'open' | 'staff' = 'staff', subject = 'dana'): string {
  try {
    checkAccess({ access, user: caller, boards, subjectId: () => subject })
    return 'allowed'
  } catch (error) {
    return error instanceof Error && 'code' in error ? String(error.code) : 'broken'
  }
}

it.each([
  ['public', 'allowed', 'allowed', 'allowed', 'allowed'],
  ['user', 'not-signed-in', 'allowed', 'allowed', 'allowed'],
  ['self', 'not-signed-in', 'allowed', 'not-allowed', 'allowed'],
  ['staff', 'not-signed-in', 'not-allowed', 'allowed', 'allowed'],
  ['admin', 'not-signed-in', 'not-allowed', 'not-allowed', 'allowed'],
  ['board', 'not-signed-in', 'not-allowed', 'allowed', 'allowed'],
] as const)('%s: nobody %s, a customer %s, a cook %s, an admin %s', (access, ...verdicts) => {
  expect([null, dana, cook, chef].map((caller) => verdict(access, caller))).toEqual(verdicts)
})

it('opens the boards of a test site to everybody', () => {
  expect(verdict('board', null, 'open')).toBe('allowed')
})

it("lets nobody but an admin do what is somebody else's, or nobody's", () => {
  expect(verdict('self', dana, 'staff', 'casey')).toBe('not-allowed')
  expect(verdict('self', chef, 'staff', 'casey')).toBe('allowed')
  expect(() => checkAccess({ access: 'self', user: dana, boards: 'open' })).toThrow('not allowed')
})

it('does not ask who is named before somebody is signed in', () => {
  const subjectId = jest.fn(() => 'dana')
  expect(() => checkAccess({ access: 'self', user: null, boards: 'open', subjectId })).toThrow('sign in')
  expect(subjectId).not.toHaveBeenCalled()
})
