/** The id of a rule, leading to what the rule index says. It opens beside the table, so that nobody leaves a match by it. */
import type { ReactNode } from 'react';

interface RuleLinkProps {
  readonly game: string;
  /** The edition whose words explain the rule. */
  readonly edition: string;
  readonly rule: string;
}

export function RuleLink({ game, edition, rule }: RuleLinkProps): ReactNode {
  const search = new URLSearchParams({ game, find: rule, edition });
  return (
    <a href={`/learn/rules?${search}`} target="_blank" rel="noopener" className="rule-link">
      <code>{rule}</code>
    </a>
  );
}
