/** All message files of a language's folder (plugins/messages.ts). */
declare module '*.ftl' {
  const patterns: import('@praxis/contract/messages/say.ts').Patterns;
  export default patterns;
}
