/** Cards that others name and that have no definition yet, with the names under which they were printed in other languages. */
export const MENTIONED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  Mithras: { pt: 'Mithras' },
  Tajdid: { pt: 'Tajdid' },
  Zizi: { pt: 'Zizi' },
};
