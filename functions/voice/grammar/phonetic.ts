// How letters sound, those of several letters first; what is left out is silent.
const sounds = [
  [/^(?:kn|gn|pn)/, 'n'], [/^wr/, 'r'], [/^(?:x|sc(?=[ei])|ps)/, 's'], [/mb$/, 'm'], [/gh(?=t|$)/g, ''],
  [/t?ch|sh|sch?(?=[hi])|[ts]i(?=on|a)/g, 'x'], [/ph|v/g, 'f'], [/c(?=[eiy])|z/g, 's'], [/dg|g(?=[eiy])/g, 'j'], [/ck|[cqg]/g, 'k'],
  [/th|d/g, 't'], [/b/g, 'p'], [/(.)\1+/g, '$1'], [/^[aeiouy]+/, 'A'], [/(?!^)[aeiouyhw]/g, ''],
] as const // prettier-ignore

/** What a word sounds like: the same for words that are easily heard for one another. */
export const getPhoneticKey = (word: string): string =>
  sounds.reduce((text: string, [letters, sound]) => text.replace(letters, sound), word)
