/** Chapter 38: an Imbued is destroyed, and the others take revenge. */

import { ask, PASS, PASSIVE_PASS, type Procedure } from '@praxis/engine';
import { burnConvictions } from '../changes/convictions.ts';
import { attach } from '../changes/entering.ts';
import { burn } from '../changes/moving.ts';
import { inflict } from '../combat/damage.ts';
import { whyNotBear } from '../facts/bearing.ts';
import { isImbued, isInPlay, isType } from '../facts/cards.ts';
import { convictionPayment, convictionsNamed, convictionsOf } from '../facts/imbued.ts';
import { clockwiseFrom } from '../facts/seats.ts';
import type { Action } from '../state/action.ts';
import { cardOf, defOf, type G, playerOf, playOf } from '../state/state.ts';

/** V-IMB-019 The acting minion takes the equipment; the Imbued is burned with all that is left on it. */
export function* destroyImbued(g: G, action: Action): Procedure {
  const target = action.on[0];
  if (target === undefined || cardOf(g, target).place !== 'incapacitated') return;
  for (const id of [...playOf(g, target).with])
    if (isType(g, id, 'equipment') && whyNotBear(g, defOf(g, id), action.by) === undefined)
      attach(g, id, action.by, action.seat);
  burn(g, target);
  yield* revenge(g, action);
}

/** V-IMB-020 Each ready Imbued may burn one conviction to inflict 1 unpreventable damage on the acting minion. */
function* revenge(g: G, action: Action): Procedure {
  for (const seat of clockwiseFrom(g, action.seat))
    for (const imbued of [...playerOf(g, seat).zones.ready]) {
      const able = () =>
        cardOf(g, imbued).place === 'ready' &&
        isImbued(g, imbued) &&
        convictionsOf(g, imbued).length > 0 &&
        isInPlay(g, action.by);
      if (!able()) continue;
      const path = yield* ask({
        seat,
        step: 'after resolution',
        about: { say: 'avenge', card: action.by },
        passive: PASSIVE_PASS,
        next: (prefix) => {
          if (prefix.length === 0) return [PASS, { say: 'avenges', card: imbued }];
          return prefix[0]?.say === 'pass' ? [] : convictionPayment(g, imbued, 1, prefix.slice(1));
        },
      });
      if (path[0]?.say === 'pass') continue;
      burnConvictions(g, imbued, 1, convictionsNamed(path));
      yield* inflict(g, action.by, { amount: 1, aggravated: false, unpreventable: true, source: imbued, by: imbued });
    }
}
