/** Every name that the service and the bucket get begins so; the function may touch no other. */
export const RECORDINGS_PREFIX = 'comment-'
