/** Games built before some names changed. Their matches go on, so their modules are read under the present names. */
import type { Match, openMatch } from '@praxis/engine';
import type { Hosting } from './hosting.ts';
import type { Insight, Insights } from './insight.ts';

/** A game module's exports. A module built into one file includes the kernel. */
export interface GameModule {
  readonly hosting?: Hosting;
  readonly openMatch?: typeof openMatch;
}

interface EarlierHosting extends Hosting {
  readonly concern?: Hosting['attention'];
  readonly quiet?: Hosting['noResponse'];
  readonly grave?: Hosting['irreversible'];
}

interface EarlierInsight extends Insight {
  readonly weigh?: Insight['scorePiece'];
}

/** The methods of a match by their present names, with those they had before. */
const EARLIER_METHODS = {
  lightView: 'glance',
  anytimeActions: 'standing',
  takeAnytimeAction: 'stand',
} as const satisfies { readonly [name in keyof Match]?: string };

/** The module with everything under its present name. */
export function withPresentNames<M extends GameModule>(module: M): M {
  const { hosting, openMatch: open } = module;
  return {
    ...module,
    ...(hosting ? { hosting: presentHosting(hosting) } : {}),
    ...(open ? { openMatch: presentKernel(open) } : {}),
  };
}

function presentHosting(hosting: EarlierHosting): Hosting {
  const { concern, quiet, grave, insights } = hosting;
  if (!concern && !quiet && !grave && !insights) return hosting;
  return {
    ...(concern ? { attention: concern } : {}),
    ...(quiet ? { noResponse: quiet } : {}),
    ...(grave ? { irreversible: grave } : {}),
    ...hosting,
    ...(insights ? { insights: presentInsights(insights) } : {}),
  };
}

function presentInsights(insights: Insights): Insights {
  return {
    ...insights,
    of: (setup) => {
      const insight: EarlierInsight = insights.of(setup);
      return insight.weigh ? { ...insight, scorePiece: insight.weigh } : insight;
    },
  };
}

/** Matches of the kernel in the module. Their forks are of the same class. */
function presentKernel(open: typeof openMatch): typeof openMatch {
  return (...given) => {
    const match = open(...given);
    const methods = Object.getPrototypeOf(match);
    for (const [name, earlier] of Object.entries(EARLIER_METHODS))
      if (!(name in match) && earlier in match) Object.defineProperty(methods, name, { value: methods[earlier] });
    return match;
  };
}
