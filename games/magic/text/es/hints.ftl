setup = Una buena mano inicial tiene de dos a cinco tierras. Un mulligan te da otra mano con una carta menos.
main_1 = Juega una tierra y lanza lo que tus tierras puedan pagar. Pasar lleva al combate.
declare_attackers = Todos los atacantes se declaran a la vez. Se giran, así que la mayoría no podrá bloquear hasta tu próximo turno.
declare_blockers = Varias criaturas pueden bloquear a un mismo atacante. Lo que no se bloquea te hace daño. Después aún se pueden lanzar instantáneos.
main_2 = Después del combate aún puedes jugar una tierra, si no lo has hecho, y lanzar hechizos.
end = El turno está a punto de terminar: es la última ocasión para instantáneos y habilidades.
