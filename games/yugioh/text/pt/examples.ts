/** The titles of the worked examples, in Portuguese. */
import type { Examples } from '../keys/examples.ts';

export const examples: Examples = {
  'A Continuous Spell that leaves the field has no effect': 'Uma Magia Contínua que deixa o campo não tem efeito',
  'A Counter Trap can be activated in the Damage Step': 'Uma Armadilha de Resposta pode ser ativada na Etapa de Dano',
  'A Flip Summon turns it to face-up Attack Position':
    'Uma Invocação-Virar o põe em Posição de Ataque com a face para cima',
  'A Flip effect activates after damage calculation': 'Um efeito de Virar é ativado depois do cálculo de dano',
  'A Fusion Summon': 'Uma Invocação-Fusão',
  'A Gemini Monster is Normal Summoned again': 'Um Monstro Gêmeos é Invocado de novo por Invocação-Normal',
  'A Normal Spell that leaves the field still resolves': 'Uma Magia Normal que deixa o campo ainda resolve',
  'A Pendulum Summon': 'Uma Invocação-Pêndulo',
  'A Replay when a new monster appears': 'Uma Repetição quando um novo monstro aparece',
  'A Replay when the target is gone': 'Uma Repetição quando o alvo se foi',
  'A Ritual Summon': 'Uma Invocação-Ritual',
  'A Summon by a resolving effect cannot be negated as a Summon':
    'Uma Invocação por um efeito que resolve não pode ser negada como Invocação',
  'A card may let a monster attack all monsters once each':
    'Um card pode deixar um monstro atacar todos os monstros uma vez cada',
  'A cost that would leave 0 LP cannot be paid': 'Um custo que deixaria 0 PV não pode ser pago',
  'A detached material goes to the Graveyard': 'Uma matéria desassociada vai ao Cemitério',
  'A direct attack needs an empty side': 'Um ataque direto precisa de um lado vazio',
  'A draw at Link 1 makes Doppelwarrior miss its timing': 'Uma compra no Elo 1 faz Guerreiro Doppel perder o momento',
  'A face-down monster is no Synchro Material, and materials must be those listed':
    'Um monstro com a face para baixo não é Matéria Sincro, e as matérias devem ser as listadas',
  "A mandatory 'When' effect of a Tributed monster does not miss its timing":
    'Um efeito obrigatório "Quando" de um monstro oferecido como Tributo não perde o momento',
  'A monster attacks once per turn': 'Um monstro ataca uma vez por turno',
  'A monster cannot be Flip Summoned in the turn in which it was Set':
    'Um monstro não pode ser Invocado por Invocação-Virar no turno em que foi Baixado',
  'A monster that was not properly Summoned is no target of Monster Reborn':
    'Um monstro que não foi Invocado corretamente não é alvo de Reviver Monstro',
  'A negated Ritual Spell costs no Tributes': 'Uma Magia de Ritual negada não custa Tributos',
  'A negated Summon': 'Uma Invocação negada',
  "A negated activation does not count for 'activate 1 per turn'":
    'Uma ativação negada não conta para "ativar 1 por turno"',
  'A new Field Spell sends the old one to the Graveyard': 'Uma nova Magia de Campo envia a anterior ao Cemitério',
  'A pending trigger waits for the end of the Chain': 'Um gatilho pendente espera o fim da Corrente',
  'A search without anything to find cannot be activated': 'Uma busca sem nada a encontrar não pode ser ativada',
  'ATK 0 destroys nothing': 'ATK 0 não destrói nada',
  'After a Replay the first monster has declared its attack':
    'Depois de uma Repetição o primeiro monstro declarou o seu ataque',
  'Against Defense Position a higher attacker destroys without damage':
    'Contra a Posição de Defesa um atacante maior destrói sem dano',
  'Against Defense Position a lower attacker takes the difference':
    'Contra a Posição de Defesa um atacante menor sofre a diferença',
  'Against Defense Position an equal attacker does nothing':
    'Contra a Posição de Defesa um atacante igual não faz nada',
  'All monsters of one Pendulum Summon are negated together':
    'Todos os monstros de uma Invocação-Pêndulo são negados juntos',
  "An 'If' effect of a Tributed monster does not miss its timing":
    'Um efeito "Se" de um monstro oferecido como Tributo não perde o momento',
  'An Equip Spell': 'Uma Magia de Equipamento',
  'An attacked face-down monster is turned up and stays so':
    'Um monstro atacado com a face para baixo é virado e assim fica',
  'Announcing the Battle Phase is passing': 'Anunciar a Fase de Batalha é passar',
  'At the start of the Damage Step both monsters may return to the hand':
    'No começo da Etapa de Dano os dois monstros podem voltar para a mão',
  'Battle damage, effect damage and original ATK': 'Dano de batalha, dano de efeito e ATK original',
  'The Side Deck keeps its size': 'O Deck Auxiliar mantém seu tamanho',
  'Both players at 0 at the same time are a draw': 'Os dois jogadores em 0 ao mesmo tempo empatam',
  'Costs stay paid when the activation is negated': 'Os custos continuam pagos quando a ativação é negada',
  'Doppelwarrior follows a monster from the Graveyard': 'Guerreiro Doppel segue um monstro do Cemitério',
  'Equal ATK destroys both': 'ATK igual destrói os dois',
  'Full Spell & Trap Zones': 'Zonas de Magias e Armadilhas cheias',
  'In the Damage Step Mirror Force is too late, Honest is not':
    'Na Etapa de Dano Força do Espelho chega tarde, Honesto não',
  'In the Damage Step Raigeki Break is rejected': 'Na Etapa de Dano Fratura Raigeki é recusada',
  "In the opponent's turn": 'No turno do oponente',
  'Levels of a Synchro Summon': 'Níveis de uma Invocação-Sincro',
  'Mandatory effects come before optional ones': 'Efeitos obrigatórios vêm antes dos opcionais',
  'Materials that are banished instead make the Fusion all the same':
    'Matérias que são banidas fazem a Fusão do mesmo modo',
  'Negating the effect, not the activation': 'Negar o efeito, não a ativação',
  'No Token, no face-down monster and no other Level is Xyz Material':
    'Nenhuma Ficha, nenhum monstro com a face para baixo e nenhum outro Nível é Matéria Xyz',
  'No draw and no Battle Phase in the first turn': 'Sem compra e sem Fase de Batalha no primeiro turno',
  "Of simultaneous mandatory Triggers the turn player's come first and resolve last":
    'Dos Gatilhos obrigatórios simultâneos, os do jogador do turno vêm primeiro e resolvem por último',
  'Once per turn by name': 'Uma vez por turno pelo nome',
  'One Normal Summon or Set per turn, over both Main Phases':
    'Uma Invocação-Normal ou um monstro Baixado por turno, nas duas Fases Principais',
  'One Pendulum Summon per turn, beside the Normal Summon': 'Uma Invocação-Pêndulo por turno, além da Invocação-Normal',
  'One Pendulum card is not enough': 'Um só card Pêndulo não basta',
  'One Tribute for Level 5 and 6, two from Level 7 on': 'Um Tributo para os Níveis 5 e 6, dois a partir do 7',
  'One event is answered by one Chain only': 'Um evento é respondido por uma só Corrente',
  'One that was properly Summoned can come back': 'Um que foi Invocado corretamente pode voltar',
  'Only the draw that cannot be made loses': 'Só perde a compra que não pode ser feita',
  'Pendulum Monsters go face-up to the Extra Deck': 'Monstros Pêndulo vão com a face para cima ao Deck Adicional',
  Piercing: 'Dano perfurante',
  'Piercing does nothing against a higher DEF': 'A perfuração não faz nada contra uma DEF maior',
  'Set Spells and Traps in the turn in which they were Set': 'Magias e Armadilhas no turno em que foram Baixadas',
  'Spell Speed 1 is never a response, and only Spell Speed 3 answers a Counter Trap':
    'A Velocidade de Magia 1 nunca é uma resposta, e só a 3 responde a uma Armadilha de Resposta',
  'The Equip Card is destroyed with its monster': 'O Card de Equipamento é destruído com o seu monstro',
  'The attacker is higher': 'O atacante é maior',
  'The attacker is lower': 'O atacante é menor',
  'The hand limit': 'O limite da mão',
  "The rulebook's Chain": 'A Corrente do livro de regras',
  'The second player draws and may conduct a Battle Phase':
    'O segundo jogador compra e pode conduzir uma Fase de Batalha',
  'The three exceptions for position changes': 'As três exceções das mudanças de posição',
  'Tokens can be Tributed and are then nowhere': 'Fichas podem ser Tributos e depois não estão em lugar nenhum',
  'Too few Levels': 'Níveis de menos',
  'Two copies may answer in one Chain': 'Duas cópias podem responder em uma Corrente',
  'Two windows after a declaration': 'Duas janelas depois de uma declaração',
  'What may respond to a Normal Spell': 'O que pode responder a uma Magia Normal',
  'Who reaches 0 LP loses': 'Quem chega a 0 PV perde',
  'With 1100 LP the cost of 1000 can be paid': 'Com 1100 PV o custo de 1000 pode ser pago',
  'Without the materials Polymerization cannot be activated': 'Sem as matérias Polimerização não pode ser ativada',
  'Xyz Materials are no cards on the field': 'Matérias Xyz não são cards no campo',
};
