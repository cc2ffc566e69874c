/** Commit subjects: `area: imperative sentence`, at most 72 characters. */
export default {
  parserPreset: {
    parserOpts: { headerPattern: /^([\w./ -]{2,24}): (.*)$/, headerCorrespondence: ['type', 'subject'] },
  },
  rules: {
    'header-max-length': [2, 'always', 72],
    'type-empty': [2, 'never'],
    'subject-empty': [2, 'never'],
    'subject-full-stop': [2, 'never', '.'],
  },
}
