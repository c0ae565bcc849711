/** Games built before some things had their present names. Matches that began with them go on, so their modules are read with these. */
import type { Match, openMatch } from '@praxis/engine';
import type { Hosting } from './hosting.ts';
import type { Insight, Insights } from './insight.ts';

/** What a game's module exports. The kernel is part of it if it was built into one file. */
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

interface EarlierMatch extends Match {
  readonly glance?: Match['lightView'];
}

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

/** Matches of the kernel in the module; what they fork are of the same class. */
function presentKernel(open: typeof openMatch): typeof openMatch {
  return (...given) => {
    const match = open(...given);
    const { glance } = match as EarlierMatch;
    if (glance && !('lightView' in match))
      Object.defineProperty(Object.getPrototypeOf(match), 'lightView', { value: glance });
    return match;
  };
}
