/** The messages of the English files beside this one, as types. Made by `node scripts/messages.ts`. */

/** Messages that only other languages need: English has them elsewhere. */
export interface Translated {
  readonly differences: {
    readonly 'D-001': {
      readonly topic: string;
      readonly in2000: string;
      readonly inThird: string;
      readonly inFifth: string;
    };
    readonly 'D-002': {
      readonly topic: string;
      readonly in2000: string;
      readonly inThird: string;
      readonly inFifth: string;
    };
    readonly 'D-003': {
      readonly topic: string;
      readonly in2000: string;
      readonly inThird: string;
      readonly inFifth: string;
    };
    readonly 'D-004': { readonly topic: string; readonly inThird: string };
    readonly 'D-005': { readonly topic: string; readonly inThird: string };
    readonly 'D-006': {
      readonly topic: string;
      readonly in2000: string;
      readonly inThird: string;
      readonly inFifth: string;
    };
    readonly 'D-007': {
      readonly topic: string;
      readonly in2000: string;
      readonly inThird: string;
      readonly inFifth: string;
    };
    readonly 'D-008': {
      readonly topic: string;
      readonly in2000: string;
      readonly inThird: string;
      readonly inFifth: string;
    };
    readonly 'D-009': {
      readonly topic: string;
      readonly in2000: string;
      readonly inThird: string;
      readonly inFifth: string;
    };
    readonly 'D-010': { readonly topic: string; readonly inFifth: string };
    readonly 'D-011': { readonly topic: string; readonly inFifth: string };
    readonly 'D-012': {
      readonly topic: string;
      readonly in2000: string;
      readonly inThird: string;
      readonly inFifth: string;
    };
    readonly 'D-013': { readonly topic: string; readonly inFifth: string };
    readonly 'D-014': { readonly topic: string; readonly inFifth: string };
    readonly 'D-015': { readonly topic: string; readonly inFifth: string };
    readonly 'D-016': { readonly topic: string; readonly inFifth: string };
    readonly 'D-017': { readonly topic: string; readonly inThird: string; readonly inFifth: string };
    readonly 'D-018': { readonly topic: string; readonly in2000: string };
    readonly 'D-019': {
      readonly topic: string;
      readonly in2000: string;
      readonly inThird: string;
      readonly inFifth: string;
    };
    readonly 'D-020': { readonly topic: string; readonly in2000: string };
    readonly 'D-021': {
      readonly topic: string;
      readonly in2000: string;
      readonly inThird: string;
      readonly inFifth: string;
    };
    readonly 'D-022': {
      readonly topic: string;
      readonly in2000: string;
      readonly inThird: string;
      readonly inFifth: string;
    };
    readonly 'D-023': {
      readonly topic: string;
      readonly in2000: string;
      readonly inThird: string;
      readonly inFifth: string;
    };
    readonly 'D-024': { readonly topic: string; readonly inFifth: string };
    readonly 'D-025': { readonly topic: string; readonly inThird: string; readonly inFifth: string };
    readonly 'D-026': {
      readonly topic: string;
      readonly in2000: string;
      readonly inThird: string;
      readonly inFifth: string;
    };
    readonly 'D-027': { readonly topic: string; readonly inFifth: string };
    readonly 'D-028': { readonly topic: string; readonly inFifth: string };
    readonly 'D-029': {
      readonly topic: string;
      readonly in2000: string;
      readonly inThird: string;
      readonly inFifth: string;
    };
    readonly 'D-030': { readonly topic: string; readonly inThird: string; readonly inFifth: string };
    readonly 'D-031': { readonly topic: string; readonly inThird: string; readonly inFifth: string };
    readonly 'D-032': {
      readonly topic: string;
      readonly in2000: string;
      readonly inThird: string;
      readonly inFifth: string;
    };
    readonly 'D-033': {
      readonly topic: string;
      readonly in2000: string;
      readonly inThird: string;
      readonly inFifth: string;
    };
    readonly 'D-034': {
      readonly topic: string;
      readonly in2000: string;
      readonly inThird: string;
      readonly inFifth: string;
    };
    readonly 'D-035': { readonly topic: string; readonly inThird: string; readonly inFifth: string };
    readonly 'D-036': { readonly topic: string; readonly inThird: string };
    readonly 'D-037': {
      readonly topic: string;
      readonly in2000: string;
      readonly inThird: string;
      readonly inFifth: string;
    };
    readonly 'D-038': { readonly topic: string; readonly inThird: string; readonly inFifth: string };
    readonly 'D-039': { readonly topic: string; readonly inFifth: string };
    readonly 'D-040': { readonly topic: string; readonly inThird: string };
    readonly 'D-041': { readonly topic: string; readonly inFifth: string };
    readonly 'D-042': {
      readonly topic: string;
      readonly in2000: string;
      readonly inThird: string;
      readonly inFifth: string;
    };
    readonly 'D-043': {
      readonly topic: string;
      readonly in2000: string;
      readonly inThird: string;
      readonly inFifth: string;
    };
    readonly 'D-044': {
      readonly topic: string;
      readonly in2000: string;
      readonly inThird: string;
      readonly inFifth: string;
    };
    readonly 'D-045': {
      readonly topic: string;
      readonly in2000: string;
      readonly inThird: string;
      readonly inFifth: string;
    };
    readonly 'D-046': {
      readonly topic: string;
      readonly in2000: string;
      readonly inThird: string;
      readonly inFifth: string;
    };
    readonly 'D-047': { readonly topic: string; readonly inThird: string; readonly inFifth: string };
    readonly 'D-048': {
      readonly topic: string;
      readonly in2000: string;
      readonly inThird: string;
      readonly inFifth: string;
    };
    readonly 'D-049': { readonly topic: string; readonly inFifth: string };
    readonly 'D-050': { readonly topic: string; readonly inThird: string; readonly inFifth: string };
    readonly 'D-051': {
      readonly topic: string;
      readonly in2000: string;
      readonly inThird: string;
      readonly inFifth: string;
    };
    readonly 'D-052': { readonly topic: string; readonly inThird: string; readonly inFifth: string };
    readonly 'D-053': { readonly topic: string; readonly inThird: string; readonly inFifth: string };
    readonly 'D-054': {
      readonly topic: string;
      readonly in2000: string;
      readonly inThird: string;
      readonly inFifth: string;
    };
    readonly 'D-055': { readonly topic: string; readonly inThird: string; readonly inFifth: string };
    readonly 'D-056': {
      readonly topic: string;
      readonly in2000: string;
      readonly inThird: string;
      readonly inFifth: string;
    };
    readonly 'D-057': {
      readonly topic: string;
      readonly in2000: string;
      readonly inThird: string;
      readonly inFifth: string;
    };
    readonly 'D-058': {
      readonly topic: string;
      readonly in2000: string;
      readonly inThird: string;
      readonly inFifth: string;
    };
    readonly 'D-059': {
      readonly topic: string;
      readonly in2000: string;
      readonly inThird: string;
      readonly inFifth: string;
    };
    readonly 'D-060': {
      readonly topic: string;
      readonly in2000: string;
      readonly inThird: string;
      readonly inFifth: string;
    };
    readonly 'D-061': {
      readonly topic: string;
      readonly in2000: string;
      readonly inThird: string;
      readonly inFifth: string;
    };
    readonly 'D-062': {
      readonly topic: string;
      readonly in2000: string;
      readonly inThird: string;
      readonly inFifth: string;
    };
    readonly 'D-063': { readonly topic: string; readonly inFifth: string };
    readonly 'D-064': { readonly topic: string; readonly inThird: string; readonly inFifth: string };
    readonly 'D-065': {
      readonly topic: string;
      readonly in2000: string;
      readonly inThird: string;
      readonly inFifth: string;
    };
    readonly 'D-066': {
      readonly topic: string;
      readonly in2000: string;
      readonly inThird: string;
      readonly inFifth: string;
    };
    readonly 'D-067': {
      readonly topic: string;
      readonly in2000: string;
      readonly inThird: string;
      readonly inFifth: string;
    };
    readonly 'D-068': {
      readonly topic: string;
      readonly in2000: string;
      readonly inThird: string;
      readonly inFifth: string;
    };
    readonly 'D-069': { readonly topic: string; readonly inFifth: string };
    readonly 'D-070': {
      readonly topic: string;
      readonly in2000: string;
      readonly inThird: string;
      readonly inFifth: string;
    };
    readonly 'D-071': {
      readonly topic: string;
      readonly in2000: string;
      readonly inThird: string;
      readonly inFifth: string;
    };
    readonly 'D-072': {
      readonly topic: string;
      readonly in2000: string;
      readonly inThird: string;
      readonly inFifth: string;
    };
    readonly 'D-073': {
      readonly topic: string;
      readonly in2000: string;
      readonly inThird: string;
      readonly inFifth: string;
    };
    readonly 'D-074': {
      readonly topic: string;
      readonly in2000: string;
      readonly inThird: string;
      readonly inFifth: string;
    };
    readonly 'D-075': {
      readonly topic: string;
      readonly in2000: string;
      readonly inThird: string;
      readonly inFifth: string;
    };
    readonly 'D-076': {
      readonly topic: string;
      readonly in2000: string;
      readonly inThird: string;
      readonly inFifth: string;
    };
    readonly 'D-077': {
      readonly topic: string;
      readonly in2000: string;
      readonly inThird: string;
      readonly inFifth: string;
    };
    readonly 'D-078': {
      readonly topic: string;
      readonly in2000: string;
      readonly inThird: string;
      readonly inFifth: string;
    };
    readonly 'D-079': {
      readonly topic: string;
      readonly in2000: string;
      readonly inThird: string;
      readonly inFifth: string;
    };
    readonly 'D-080': { readonly topic: string; readonly in2000: string };
    readonly 'D-081': {
      readonly topic: string;
      readonly in2000: string;
      readonly inThird: string;
      readonly inFifth: string;
    };
    readonly 'D-082': {
      readonly topic: string;
      readonly in2000: string;
      readonly inThird: string;
      readonly inFifth: string;
    };
    readonly 'D-083': {
      readonly topic: string;
      readonly in2000: string;
      readonly inThird: string;
      readonly inFifth: string;
    };
    readonly 'D-084': { readonly topic: string; readonly inThird: string; readonly inFifth: string };
    readonly 'D-085': { readonly topic: string; readonly inThird: string; readonly inFifth: string };
    readonly 'D-086': { readonly topic: string; readonly inThird: string };
    readonly 'D-087': { readonly topic: string; readonly inThird: string; readonly inFifth: string };
    readonly 'D-088': { readonly topic: string; readonly inFifth: string };
    readonly 'D-089': { readonly topic: string; readonly inThird: string };
    readonly 'D-090': {
      readonly topic: string;
      readonly in2000: string;
      readonly inThird: string;
      readonly inFifth: string;
    };
    readonly 'D-091': { readonly topic: string; readonly in2000: string };
    readonly 'D-092': {
      readonly topic: string;
      readonly in2000: string;
      readonly inThird: string;
      readonly inFifth: string;
    };
    readonly 'D-093': {
      readonly topic: string;
      readonly in2000: string;
      readonly inThird: string;
      readonly inFifth: string;
    };
    readonly 'D-094': { readonly topic: string; readonly inFifth: string };
    readonly 'D-095': { readonly topic: string; readonly inThird: string; readonly inFifth: string };
    readonly 'D-096': {
      readonly topic: string;
      readonly in2000: string;
      readonly inThird: string;
      readonly inFifth: string;
    };
    readonly 'D-097': { readonly topic: string; readonly inThird: string };
    readonly 'D-098': {
      readonly topic: string;
      readonly in2000: string;
      readonly inThird: string;
      readonly inFifth: string;
    };
    readonly 'D-099': {
      readonly topic: string;
      readonly in2000: string;
      readonly inThird: string;
      readonly inFifth: string;
    };
    readonly 'D-100': {
      readonly topic: string;
      readonly in2000: string;
      readonly inThird: string;
      readonly inFifth: string;
    };
    readonly 'D-101': {
      readonly topic: string;
      readonly in2000: string;
      readonly inThird: string;
      readonly inFifth: string;
    };
    readonly 'D-102': {
      readonly topic: string;
      readonly in2000: string;
      readonly inThird: string;
      readonly inFifth: string;
    };
    readonly 'D-103': { readonly topic: string; readonly inThird: string; readonly inFifth: string };
    readonly 'D-104': {
      readonly topic: string;
      readonly in2000: string;
      readonly inThird: string;
      readonly inFifth: string;
    };
    readonly 'D-105': {
      readonly topic: string;
      readonly in2000: string;
      readonly inThird: string;
      readonly inFifth: string;
    };
    readonly 'D-106': {
      readonly topic: string;
      readonly in2000: string;
      readonly inThird: string;
      readonly inFifth: string;
    };
    readonly 'D-107': { readonly topic: string; readonly inThird: string; readonly inFifth: string };
    readonly 'D-108': {
      readonly topic: string;
      readonly in2000: string;
      readonly inThird: string;
      readonly inFifth: string;
    };
    readonly 'D-109': {
      readonly topic: string;
      readonly in2000: string;
      readonly inThird: string;
      readonly inFifth: string;
    };
    readonly 'D-110': {
      readonly topic: string;
      readonly in2000: string;
      readonly inThird: string;
      readonly inFifth: string;
    };
    readonly 'D-111': { readonly topic: string; readonly inFifth: string };
    readonly 'D-112': { readonly topic: string; readonly inThird: string; readonly inFifth: string };
    readonly 'D-113': {
      readonly topic: string;
      readonly in2000: string;
      readonly inThird: string;
      readonly inFifth: string;
    };
    readonly 'D-114': { readonly topic: string; readonly inThird: string; readonly inFifth: string };
    readonly 'D-115': {
      readonly topic: string;
      readonly in2000: string;
      readonly inThird: string;
      readonly inFifth: string;
    };
    readonly 'D-116': {
      readonly topic: string;
      readonly in2000: string;
      readonly inThird: string;
      readonly inFifth: string;
    };
    readonly 'D-117': {
      readonly topic: string;
      readonly in2000: string;
      readonly inThird: string;
      readonly inFifth: string;
    };
    readonly 'D-118': {
      readonly topic: string;
      readonly in2000: string;
      readonly inThird: string;
      readonly inFifth: string;
    };
    readonly 'D-119': {
      readonly topic: string;
      readonly in2000: string;
      readonly inThird: string;
      readonly inFifth: string;
    };
    readonly 'D-120': {
      readonly topic: string;
      readonly in2000: string;
      readonly inThird: string;
      readonly inFifth: string;
    };
    readonly 'D-121': {
      readonly topic: string;
      readonly in2000: string;
      readonly inThird: string;
      readonly inFifth: string;
    };
    readonly 'D-122': { readonly topic: string; readonly inThird: string; readonly inFifth: string };
    readonly 'D-123': {
      readonly topic: string;
      readonly in2000: string;
      readonly inThird: string;
      readonly inFifth: string;
    };
    readonly 'D-124': {
      readonly topic: string;
      readonly in2000: string;
      readonly inThird: string;
      readonly inFifth: string;
    };
    readonly 'D-125': { readonly topic: string; readonly in2000: string };
    readonly 'D-126': { readonly topic: string; readonly in2000: string; readonly inThird: string };
    readonly 'D-127': {
      readonly topic: string;
      readonly in2000: string;
      readonly inThird: string;
      readonly inFifth: string;
    };
    readonly 'D-128': {
      readonly topic: string;
      readonly in2000: string;
      readonly inThird: string;
      readonly inFifth: string;
    };
    readonly 'D-129': {
      readonly topic: string;
      readonly in2000: string;
      readonly inThird: string;
      readonly inFifth: string;
    };
    readonly 'D-130': { readonly topic: string; readonly inThird: string; readonly inFifth: string };
    readonly 'D-131': { readonly topic: string; readonly inThird: string; readonly inFifth: string };
    readonly 'D-132': { readonly topic: string; readonly inThird: string; readonly inFifth: string };
    readonly 'D-133': { readonly topic: string; readonly inThird: string; readonly inFifth: string };
    readonly 'D-134': { readonly topic: string; readonly inThird: string; readonly inFifth: string };
    readonly 'D-135': { readonly topic: string; readonly inThird: string; readonly inFifth: string };
    readonly 'D-136': { readonly topic: string; readonly inFifth: string };
    readonly 'D-137': { readonly topic: string; readonly inThird: string; readonly inFifth: string };
    readonly 'D-138': { readonly topic: string; readonly inThird: string; readonly inFifth: string };
    readonly 'D-139': { readonly topic: string; readonly inFifth: string };
    readonly 'D-140': { readonly topic: string; readonly inThird: string; readonly inFifth: string };
    readonly 'D-141': { readonly topic: string; readonly inThird: string; readonly inFifth: string };
    readonly 'D-142': { readonly topic: string; readonly inThird: string; readonly inFifth: string };
    readonly 'D-143': {
      readonly topic: string;
      readonly in2000: string;
      readonly inThird: string;
      readonly inFifth: string;
    };
    readonly 'D-144': { readonly topic: string; readonly inThird: string };
  };
  readonly noCode: {
    readonly 'V-IMB-027': { readonly noCode: string };
    readonly 'V-IMB-029': { readonly noCode: string };
    readonly 'V-GEN-032': { readonly noCode: string };
    readonly 'D-006': { readonly noCode: string };
    readonly 'D-018': { readonly noCode: string };
  };
}
