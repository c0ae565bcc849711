/** The titles of the rulebook's worked examples, in Brazilian Portuguese. */
import type { Examples } from '../keys/examples.ts';

export const examples: Examples = {
  'Unblocked attackers deal their power to the player, and are tapped':
    'Atacantes não bloqueados causam seu poder de dano ao jogador e são virados',
  'The Bear blocks the Giant and is destroyed; the damage on the Giant is healed in the cleanup step':
    'O Urso bloqueia o Gigante e é destruído; o dano no Gigante some na etapa de limpeza',
  'The Bear blocks the Fiend, and both are destroyed': 'O Urso bloqueia o Diabo, e os dois são destruídos',
  'With the order Bear, Corpse the Bear must get lethal damage before the Corpse gets any':
    'Na ordem Urso, Cadáver, o Urso precisa receber dano letal antes que o Cadáver receba algum',
  'By the guide as written the attacking player divides the damage freely':
    'Pelo guia como está escrito, o jogador atacante divide o dano livremente',
  'A trampling creature must assign lethal damage to its blocker, and may assign the rest to the player':
    'Uma criatura com atropelar precisa atribuir dano letal ao bloqueador e pode atribuir o resto ao jogador',
  'With deathtouch one damage to the blocker is lethal': 'Com toque mortífero, um ponto de dano ao bloqueador é letal',
  'If the blocker is gone, a trampling attacker deals all its damage to the player':
    'Se o bloqueador se foi, um atacante com atropelar causa todo o seu dano ao jogador',
  'Without trample an attacker whose blocker is gone deals no damage':
    'Sem atropelar, um atacante cujo bloqueador se foi não causa dano',
  'One damage of Typhoid Rats destroys the Wurm': 'Um ponto de dano de Ratos Tifoides destrói o Vorme',
  'First strike kills the Bear before it deals damage': 'A iniciativa mata o Urso antes que ele cause dano',
  'Double strike deals combat damage twice': 'Golpe duplo causa dano de combate duas vezes',
  'A blocked creature with double strike deals nothing to the player when its blocker is dead':
    'Uma criatura bloqueada com golpe duplo não causa nada ao jogador quando seu bloqueador morreu',
  'Lifelink gains its controller as much as was dealt':
    'Vínculo com a vida dá ao controlador tantos pontos de vida quanto o dano causado',
  'Serra Angel attacks without being tapped, and can block in the next turn':
    'Anjo Serra ataca sem ser virado e pode bloquear no turno seguinte',
  'Thundering Giant attacks in the turn it was cast, the Bear cannot':
    'Gigante Trovejante ataca no turno em que foi conjurado, o Urso não pode',
  'Intimidate lets only artifact creatures and creatures of the same color block':
    'Intimidar só deixa bloquear criaturas artefato e criaturas da mesma cor',
  'A flying creature can be blocked by flyers and by creatures with reach only':
    'Uma criatura com voar só pode ser bloqueada por criaturas com voar ou alcance',
  'Welkin Tern blocks flyers only': 'Carrago Celeste só bloqueia criaturas com voar',
  'A shield of regeneration replaces the destruction of the Skeletons':
    'Um escudo de regeneração substitui a destruição dos Esqueletos',
  'Flesh to Dust ignores the shield': 'Da Carne ao Pó ignora o escudo',
  'Toughness of 0 or less is no destruction, so the shield does not help':
    'Resistência igual ou menor que 0 não é destruição, e o escudo não ajuda',
  'Two Mountains and four other lands pay for Shivan Dragon, and stay tapped until the next untap step':
    'Duas Montanhas e quatro outros terrenos pagam Dragão de Shiva e ficam virados até a próxima etapa de desvirar',
  'Six Mountains pay for Shivan Dragon as well': 'Seis Montanhas também pagam Dragão de Shiva',
  'With one Mountain the two red symbols cannot be paid':
    'Com uma só Montanha, os dois símbolos vermelhos não podem ser pagos',
  'Five lands are not enough for six mana': 'Cinco terrenos não bastam para seis manas',
  'Heat Ray deals as much as was paid for X': 'Raio de Calor causa tanto dano quanto foi pago por X',
  'X may be nothing': 'X pode ser zero',
  'Who has played a land may not play another, neither in the first main phase nor in the second':
    'Quem jogou um terreno não pode jogar outro, nem na primeira fase principal nem na segunda',
  'Who has played none may play one in the second main phase, and never in the turn of another':
    'Quem não jogou nenhum pode jogar um na segunda fase principal, e nunca no turno de outro',
  'A countered Dragon goes to the graveyard, and the lands stay tapped':
    'Um Dragão anulado vai para o cemitério, e os terrenos ficam virados',
  'Terra Stomper can be the target of Cancel, which does nothing to it':
    'Pisoteador de Terreno pode ser alvo de Cancelar, que não lhe faz nada',
  'What is black cannot target White Knight': 'O que é preto não pode ter Cavaleiro Branco como alvo',
  'What is black cannot block White Knight': 'O que é preto não pode bloquear Cavaleiro Branco',
  'Festergloom neither targets nor deals damage, so it affects White Knight':
    'Escuridão Pestilenta não tem alvo nem causa dano, por isso afeta Cavaleiro Branco',
  'Hexproof gained in response makes the target illegal': 'Resistência a magia ganha em resposta torna o alvo ilegal',
  'When the creature dies, its Aura goes to the graveyard and its Equipment stays':
    'Quando a criatura morre, sua Aura vai para o cemitério e seu Equipamento fica',
  'An Aura whose target died in response goes to the graveyard without entering the battlefield':
    'Uma Aura cujo alvo morreu em resposta vai para o cemitério sem entrar no campo de batalha',
  'If one of two targets is gone, the spell acts on the other':
    'Se um de dois alvos se foi, a mágica age sobre o outro',
  'Hunt the Weak puts a counter on the Bear, and then it fights':
    'Caçar os Fracos coloca um marcador no Urso, e então ele luta',
  'If the Fiend is gone in response, the Bear gets the counter and does not fight':
    'Se o Diabo se foi em resposta, o Urso recebe o marcador e não luta',
  'Three white creatures, one of them fresh, and three lands pay for Triplicate Spirits':
    'Três criaturas brancas, uma delas recém-chegada, e três terrenos pagam Triplicar Espíritos',
  'The mana ability of an Elvish Mystic that was cast this turn cannot be used':
    'A habilidade de mana de um Místico Élfico conjurado neste turno não pode ser usada',
  'Turn to Frog sets base numbers, and +4/+4 and a counter come on top':
    'Transformar em Sapo define os números básicos; +4/+4 e um marcador vêm por cima',
  'A Bear that has become blue is no longer a green creature for the Paragon':
    'Um Urso que ficou azul já não é uma criatura verde para o Paradigma',
  'Nightmare loses flying and its own numbers': 'Pesadelo perde voar e seus próprios números',
  'Indestructible does not save from a toughness below 0': 'Indestrutível não salva de uma resistência abaixo de 0',
  'Who must draw more cards than the library holds draws what there is and loses':
    'Quem precisa comprar mais cards do que há no grimório compra os que há e perde',
  'In the cleanup step only the active player discards down to seven':
    'Na etapa de limpeza, só o jogador ativo descarta até ficar com sete',
  'A player may mulligan any number of times, each time with one card less, and keep at any point':
    'Um jogador pode fazer mulligan quantas vezes quiser, cada vez com um card a menos, e ficar com a mão a qualquer momento',
  'The starting player skips the draw of his first turn': 'Quem começa pula a compra do seu primeiro turno',
  'Titanic Growth loses its target to a Lightning Strike in response':
    'Crescimento Titânico perde o alvo para um Golpe Relampejante em resposta',
  'Titanic Growth in response saves the Bear, and both end in the cleanup step':
    'Crescimento Titânico em resposta salva o Urso, e os dois efeitos terminam na etapa de limpeza',
};
