/** All message files of a language's folder (plugins/messages.ts). */
declare module '*.ftl' {
  const patterns: import('@praxis/contract/messages/say.ts').Patterns;
  export default patterns;
}

/** The languages in preparation. */
declare module '*.ftl?now' {
  const patterns: import('@praxis/contract/languages.ts').ByBetaLanguage<
    import('@praxis/contract/messages/say.ts').Patterns
  >;
  export default patterns;
}

/** The same, each fetched on demand. */
declare module '*.ftl?later' {
  const patterns: import('@praxis/contract/languages.ts').ByBetaLanguage<
    () => Promise<{ readonly default: import('@praxis/contract/messages/say.ts').Patterns }>
  >;
  export default patterns;
}
