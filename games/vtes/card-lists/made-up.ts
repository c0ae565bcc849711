/** Card lists with the columns of the official ones and cards that do not exist, for tests. */
export const CRYPT_CSV = `"Id","Name","Aka","Type","Clan","Path","Adv","Group","Capacity","Disciplines","Card Text","Set","Title","Banned","Artist"
"290001","Ada Example","","Vampire","Ventrue","","","2","7","dom FOR PRE","Camarilla.
She goes over two lines.","FN:U2, POD:DTC","prince","","Nobody"
"290002","Ada Example","","Vampire","Ventrue","","","6","8","DOM FOR PRE","Camarilla.","V5:PV1","","","Nobody"
"290003","Ada Example","","Vampire","Ventrue","","Advanced","2","8","dom FOR PRE","Advanced.","KMW:U","","","Nobody"
"290004","Wanderer, The","Old Wanderer; Rover","Vampire","Caitiff","","","ANY","1","","","TR:U","","2016","Nobody"
"290005","Łucja Żółć","","Vampire","Brujah","","","6","4","cel POT","","V5A:PB1","1 vote","","Nobody"
"290006","Hunter ""Ten10"" Doe","","Imbued","Judge","","","4","5","viz","","NoR:U","","","Nobody"
`;

export const LIBRARY_CSV = `"Id","Name","Aka","Type","Clan","Path","Discipline","Pool Cost","Blood Cost","Conviction Cost","Burn Option","Card Text","Flavor Text","Set","Banned","Artist","Capacity"
"190001","Test, The","Former Test","Master","","","","1","","","","Trifle. Unique.","","CE:R","","Nobody",""
"190002","Proof(TM) Reading","","Action Modifier/Combat","","","Dominate/Potence","","X","","","","","SW:C/PB2, V5:PTr1","","Nobody",""
"190003","Endless Night -- Part Two","","Event","","","","","","","Y","","","Gehenna:C","2005","Nobody",""
`;

export const SETS_CSV = `"Id","Abbrev","Release Date","Full Name","Company"
"390001","V5","20201130","Fifth Edition", "Somebody"
"390002","CE","20020819","Camarilla Edition","Somebody else"${' '}
`;

export const REQUIREMENTS_CSV = `"Id","Name","Requirement"
"190001","Test, The","prince,justicar"
`;
