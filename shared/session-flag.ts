/**
 * The cookie that comes and goes with a session and that scripts may read: it says nothing of who is signed in. Where
 * it is missing nobody is, and the browser need not ask.
 */
export const sessionFlag = 'signed-in'
