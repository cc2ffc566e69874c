/**
 * The cookie that comes and goes with a session and that scripts may read: it says when the session
 * ends, in milliseconds of 1970, and nothing of who is signed in. Where it is missing nobody is,
 * and the browser need not ask.
 */
export const SESSION_FLAG_COOKIE = 'signed-in'
