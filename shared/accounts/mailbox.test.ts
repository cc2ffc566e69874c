import { readMailbox } from './mailbox'

it.each([
  ['dana@example.com', 'dana@example.com'],
  ['Dana.Whitfield+roll@Example.COM', 'Dana.Whitfield+roll@example.com'],
  [" o'quin_7@mail.example.co ", "o'quin_7@mail.example.co"],
  ['guest@bücher.example', 'guest@xn--bcher-kva.example'],
  ['guest@example.xn--p1ai', 'guest@example.xn--p1ai'],
  ['guest@почта.рф', 'guest@xn--80a1acny.xn--p1ai'],
  ['\u200bguest@example.com', 'guest@example.com'],
])('%j gets its mail at %s', (typed, address) => expect(readMailbox(typed)).toBe(address))

it.each([
  ...['', 'dana', 'a@b', '@example.com', 'dana@', 'dana@example', 'dana@@example.com'],
  ...[
    'guest@example.com,',
    'gu,est@example.com',
    'guest@example.c0m',
    '<guest@example.com>',
    'mailto:guest@example.com',
  ],
  ...['guest..x@example.com', '.guest@example.com', 'guest.@example.com', 'guest@example..com', 'guest@.example.com'],
  ...['josé@example.com', 'guest@exa mple.com', 'guest@[127.0.0.1]', 'guest@127.0.0.1', 'guest@example.com.'],
  ...['a@example.com,b@example.com', 'a@example.com\nBcc: b@example.com', 'guest@-example.com', 'guest@exam_ple.com'],
  ...[`${'a'.repeat(65)}@example.com`, `a@${'b'.repeat(250)}.com`],
])('%j is no mailbox', (typed) => expect(readMailbox(typed)).toBeNull())
