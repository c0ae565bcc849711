/**
 * The preconstructed decks beside the five starters of the Fifth Edition, as they were sold: card names, or ids where several cards
 * have a name, with their numbers. Each is offered in its own edition only.
 */
interface PreconstructedDeck {
  readonly edition: 'fifth' | 'third' | '2000';
  /** How programs play it. */
  readonly temperament: string;
  readonly deck: Readonly<Record<string, number>>;
}

export const PRECONSTRUCTED_DECKS: Readonly<Record<string, PreconstructedDeck>> = {
  'Third Edition: Malkavian antitribu': {
    edition: 'third',
    temperament: 'bleeder',
    deck: {
      'Persephone Tar-Anis': 2,
      'Apache Jones': 2,
      'Beauregard Krueller': 2,
      'Harold Zettler, Pentex Director': 1,
      Rodolfo: 1,
      'White Lily': 1,
      'General Perfidio Díos': 1,
      'Uncle George': 1,
      Bloodfeud: 1,
      'Blood Doll': 2,
      Dementation: 1,
      'Effective Management': 1,
      'Institution Hunting Ground': 1,
      'Malkavian Game': 1,
      Obfuscate: 1,
      'Secure Haven': 1,
      'Vox Senis': 1,
      'Blessing of Chaos': 1,
      'Kindred Spirits': 5,
      'The Call': 1,
      'Escaped Mental Patient': 1,
      Catacombs: 1,
      'Deer Rifle': 1,
      'Enchanted Marionette': 1,
      'Leather Jacket': 2,
      'Palatial Estate': 1,
      'Sawed-Off Shotgun': 2,
      'Crusade: New York': 1,
      'Crusade: Toronto': 1,
      'Cloak the Gathering': 6,
      Confusion: 4,
      Deny: 1,
      'Elder Impersonation': 2,
      'Eyes of Chaos': 5,
      'Lost in Crowds': 4,
      'Mind Tricks': 2,
      'Swallowed by the Night': 4,
      Melange: 1,
      'On the Qui Vive': 2,
      Precognition: 3,
      'Telepathic Counter': 4,
      'Telepathic Misdirection': 2,
      'Voice of Madness': 1,
      'Behind You!': 1,
      Disengage: 2,
      'Glancing Blow': 3,
      'Read Intentions': 3,
    },
  },
};
