/**
 * Other data about people: outside our table, stored briefly, or digests that an erasure can't find
 * and leaves. The export doesn't include it. `entities` are its record types.
 */
export const externalPersonalData = [
  {
    title: 'In your browser',
    entities: [],
    what: 'Your cart, your color scheme and your last checkout entries, with a note about an allergy if you wrote one; a sign-in cookie, and a cookie with a random number that recognizes your browser.',
    until: 'Until you delete it there. The cookies last 30 days and one year.',
  },
  {
    title: 'Your sign-in',
    entities: ['UserSession', 'RevokedSession', 'SignInCode', 'WrongPins'],
    what: 'On our live sites the sign-in service stores your e-mail address and a verifier of your password, never the password itself.',
    until: 'Until your account is deleted.',
  },
  {
    title: 'Your voice',
    entities: ['SpokenComment', 'DailyAudio', 'CountedAudio', 'Heard'],
    what: 'A spoken comment is transcribed, and the recording is deleted before you see the text. What you say to Hiro is not stored; words that he did not understand are counted, without numbers, names or contact details.',
    until: '15 minutes at most; words that were not understood, 60 days.',
  },
  {
    title: 'Group orders',
    entities: ['Group'],
    what: 'The names, dishes and notes that you and others add to a group order. Participants see the names and dishes, the host also the notes. We don’t store which browser added them.',
    until: 'One day, or until the host’s account is erased.',
  },
  {
    title: 'Rate limits',
    entities: ['CallCount', 'OpenSocket', 'GuestPortions', 'DeclineCount'],
    what: 'Your IP address with a request count, which protects the kitchen from floods of orders; with an order a digest of the address or the account until the kitchen accepts the order.',
    until: 'Two minutes; the digest, three months at most.',
  },
  {
    title: 'One-time bonuses',
    entities: ['Promo', 'CouponGuest', 'CouponUse', 'ReferralClaim', 'ReferralCount'],
    what: 'Irreversible digests of phone numbers and e-mail addresses that received a first-order discount or a referral bonus, and of the guest of a coupon.',
    until: 'Permanently.',
  },
  {
    title: 'Our delivery drivers',
    entities: ['Driver'],
    what: 'If you deliver for us: the name under which you take orders.',
    until: 'Permanently, because our books name who took cash.',
  },
  {
    title: 'Open event requests',
    entities: ['EventMailbox', 'EventSender'],
    what: 'An irreversible digest of the e-mail address of an event request, so that a mailbox has two open requests at most, and of its mail domain and network address, so that no sender holds all places of a day.',
    until: 'As long as the request.',
  },
  {
    title: 'Our e-mails to you',
    entities: ['Mail', 'MailRecipient', 'BounceCount'],
    what: 'The mail service receives your address and the e-mail, and stores neither after delivery. We record that an e-mail was sent, and count, under an irreversible digest of the network address that ordered, e-mails to addresses that no one has verified.',
    until: 'The record, 30 days; the counts, two days; the digest, as long as the order or request.',
  },
  {
    title: 'Addresses that refused our e-mails',
    entities: ['SuppressedRecipient'],
    what: 'An irreversible digest of an e-mail address at which a mail bounced or was reported as spam, so that we send it no more. It stays when an account is deleted.',
    until: 'Permanently, or until you ask us to write to you again.',
  },
  {
    title: 'Deleted accounts',
    entities: ['ErasedAccount', 'ErasedAddress'],
    what: 'The number of an account that was deleted, without a name or an address, so that none of its sign-ins works any more, and an irreversible digest of its address, so that an earlier sign-in gives no role.',
    until: '31 days; the digest, an hour.',
  },
  {
    title: 'Card payments',
    entities: [
      'PaymentIntent',
      'PaymentEvent',
      'PaymentCheck',
      'FailedRefund',
      'OpenDispute',
      'GiftCode',
      'GiftCardCheck',
    ],
    what: 'Which payment of the payment provider belongs to which order or gift card, and its state; never the card.',
    until: 'With the order, permanently.',
  },
  {
    title: 'Our logs and backups',
    entities: [],
    what: 'Logs contain no names. Backups contain the table’s data.',
    until: 'Logs one month, backups 35 days.',
  },
] as const
