/** Typed lines, or lines from a file or another program. */
import { createInterface, type Interface } from 'node:readline';

export class Lines {
  readonly #reader: Interface;
  readonly #terminal = process.stdin.isTTY === true;
  readonly #waiting: string[] = [];
  #wake: (() => void) | undefined;
  #ended = false;

  constructor() {
    const output = this.#terminal ? { output: process.stdout } : {};
    this.#reader = createInterface({ input: process.stdin, terminal: this.#terminal, ...output });
    this.#reader.on('line', (line) => {
      this.#waiting.push(line);
      this.#wake?.();
    });
    this.#reader.on('close', () => {
      this.#ended = true;
      this.#wake?.();
    });
  }

  /** The next line without blanks around it, or undefined when there is none any more. */
  async ask(prompt: string): Promise<string | undefined> {
    if (this.#terminal) {
      this.#reader.setPrompt(prompt);
      this.#reader.prompt();
    }
    if (this.#waiting.length === 0 && !this.#ended)
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
    this.#wake = undefined;
    const line = this.#waiting.shift()?.trim();
    // Input that is not typed is not visible, so it is echoed: the output then reads like a session.
    if (!this.#terminal && line !== undefined) process.stdout.write(`${prompt}${line}\n`);
    return line;
  }

  close(): void {
    this.#reader.close();
  }
}
