/** The id of a rule, leading to what the rule index says. It opens beside the table, so that nobody leaves a match by it. */
import type { ReactNode } from 'react';

export function RuleLink({ game, rule }: { readonly game: string; readonly rule: string }): ReactNode {
  const search = new URLSearchParams({ game, find: rule });
  return (
    <a href={`/learn/rules?${search}`} target="_blank" rel="noopener" className="rule-link">
      <code>{rule}</code>
    </a>
  );
}
