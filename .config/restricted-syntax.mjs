/** What ESLint calls no-restricted-syntax, which oxlint does not have: each selector of the options with its message. */
export default {
  meta: { name: 'house' },
  rules: {
    'restricted-syntax': {
      meta: { schema: false },
      create: (context) =>
        Object.fromEntries(
          context.options.map(({ selector, message }) => [selector, (node) => context.report({ node, message })]),
        ),
    },
  },
};
