/**
 * The id of a rule, linked to its entry in the rule index. It opens beside the table, so that nobody leaves a match by
 * it.
 */
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
