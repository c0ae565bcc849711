/** Connects to the database named on the command line. */
import { Mistake } from '@praxis/engine';
import { WrongUsage } from '../command.ts';
import { faultIn } from '../words.ts';
import type { SimulationDatabase } from './database.ts';
import { simulationWordsIn } from './words.ts';

/** The driver is loaded only when there is a database to reach. */
export async function openDatabase(url: string | undefined, language: string): Promise<SimulationDatabase> {
  const words = simulationWordsIn(language);
  if (url === undefined || url === '') throw new WrongUsage(words.noDatabase);
  if (!/^postgres(?:ql)?:\/\//.test(url)) throw new WrongUsage(words.noDatabase);
  const { SimulationDatabase } = await import('./database.ts');
  try {
    return await SimulationDatabase.open(url, (error) => console.error(`praxis: ${faultIn(words, error)}`));
  } catch (error) {
    const { message, code } = error as NodeJS.ErrnoException;
    throw new Mistake(words.unreachable({ why: faultIn(words, { message: message || (code ?? '') }) }), {
      cause: error,
    });
  }
}
